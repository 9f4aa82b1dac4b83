import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import ContactForm from '@/components/contact-form/contact-form'
import { calendar } from '@/content/calendar'
import { site } from '@/content/site'
import { loadDraft } from '@/lib/browser/draft-storage'
import { words } from '@/content/words'
import { contactMessageSchema } from '@/supabase/functions/_contract/contact-message'
import {
  backend,
  isAskedBeforeLeaving,
  getField,
  names,
  openForm,
  openAndSubmit,
  openFilled,
  submit,
} from '../../support/contact-form'
import { visitor } from '../../support/visitor'

describe('the contact form', () => {
  test('has a required field for each key of the message', () => {
    openForm()
    expect(names).toEqual(Object.keys(contactMessageSchema.shape))
    expect(names.map((name) => [getField(name).name, getField(name).required])).toEqual(
      names.map((name) => [name, true]),
    )
  })

  test('sends its five keys as typed, and thanks in place of the fields', async () => {
    openAndSubmit()
    expect(
      await screen.findByText(
        'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
      ),
    ).toBeTruthy()
    expect(backend.getMessages()).toEqual([visitor])
    expect(document.activeElement?.getAttribute('data-part')).toBe('result')
    expect(screen.queryByRole('button', { name: words.forms.submit })).toBeNull()
    expect([loadDraft('contact-form'), isAskedBeforeLeaving()]).toEqual([undefined, false])
  })
})

describe('the choices of the contact form', () => {
  const choose = (label: RegExp) => fireEvent.click(screen.getByLabelText(label))
  const read = (text = '') => text.replaceAll('\u00A0', ' ')
  const listMoments = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name }) => name === 'availability')
      .map(({ labels }) => read(labels?.[0]?.textContent))
  /** A Friday evening before a closed Monday. */
  const fridayEvening = new Date('2026-10-09T19:00:00-04:00')
  const comeFrom = (path: string) =>
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}${path}`)
  const openOn = (moment: Date, timeZone = 'America/Toronto') => {
    jest.useFakeTimers({ now: moment, advanceTimers: true })
    const format = new Intl.DateTimeFormat()
    const options = { ...format.resolvedOptions(), timeZone }
    const resolvedOptions = () => options
    jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(Object.assign(format, { resolvedOptions }))
    return openFilled()
  }
  /** Puts the form into the page as served, and returns what hydrates it. */
  const serveForm = (now: Date) => {
    jest.useFakeTimers({ now, advanceTimers: true })
    const form = (
      <ContactForm words={words.forms} agencyContact={site} calendar={calendar} pageNames={{}} />
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(form)
    document.body.append(container)
    return () => render(form, { container, hydrate: true })
  }
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  test('keeps what was chosen before its code came', () => {
    const hydrateForm = serveForm(fridayEvening)
    const getChoices = () =>
      ['D’ici trois mois', 'Le matin'].map((label) =>
        screen.getByLabelText<HTMLInputElement>(label),
      )
    for (const choice of getChoices()) choice.checked = true
    hydrateForm()
    expect(getChoices().map(({ checked }) => checked)).toEqual([true, true])
    for (const added of [/^Pour quand/, /^Quand me joindre/])
      expect(screen.getByText(added, { selector: '.own-line' })).toBeTruthy()
    expect(screen.queryByLabelText(/mardi/i)).toBeNull()
  })

  test('chooses nothing by itself, and asks for nothing', () => {
    openOn(fridayEvening)
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, required }) => checked || required)).toEqual(
      Array(10).fill(false),
    )
  })

  test('offers the open half-days after a closed Monday, and any time', () => {
    openOn(fridayEvening)
    expect(listMoments()).toEqual([
      'Mardi 13 octobre, de 8 h à 12 h',
      'Mardi 13 octobre, de 12 h à 18 h',
      'Mercredi 14 octobre, de 8 h à 12 h',
      'Mercredi 14 octobre, de 12 h à 18 h',
      'Jeudi 15 octobre, de 8 h à 12 h',
      'Jeudi 15 octobre, de 12 h à 18 h',
      'N’importe quand',
    ])
  })

  test('sends what was chosen, and shows it before', async () => {
    comeFrom('/services/')
    openOn(fridayEvening)
    choose(/Cette semaine/)
    choose(/Mardi 13 octobre, de 8/)
    const added = [
      'Pour quand : cette semaine',
      'Quand me joindre : mardi 13 octobre, de 8 h à 12 h',
      'Écrit depuis la page Services',
    ]
    for (const line of added) expect(screen.getByText(line)).toBeTruthy()
    submit()
    await screen.findByText(words.forms.contact.success)
    expect(screen.getByText(/appeler le mardi 13.octobre, de 8.h à 12.h/)).toBeTruthy()
    const [message] = backend.getMessages() as [typeof visitor]
    expect(read(message.message)).toBe(`${visitor.message}\n\n${added.join('\n')}`)
    expect(Object.keys(message)).toEqual(names)
  })

  test('says « 24 heures » as served, and the next real hour once it is hydrated', () => {
    const hydrateForm = serveForm(fridayEvening)
    expect(screen.getByText(/dans les 24.heures, les jours ouvrables/)).toBeTruthy()
    hydrateForm()
    expect(screen.getByText(/répond le mardi 13.octobre, avant 18.h/)).toBeTruthy()
  })

  test('gives the hours of Paris beside those of Québec', () => {
    openOn(fridayEvening, 'Europe/Paris')
    expect(listMoments()[0]).toBe(
      'Mardi 13 octobre, de 8 h à 12 h à Québec, de 14 h à 18 h chez vous',
    )
    choose(/Mardi.*de 14 h à 18/)
    expect(screen.getByText(/Quand me joindre/).textContent).toMatch(
      /\(de 14.h à 18.h, Europe\/Paris\)$/,
    )
  })

  test.each([
    ['in a year that the calendar does not know', new Date('2035-10-09T19:00:00-04:00'), undefined],
    ['where the browser refuses its own time zone', fridayEvening, 'Etc/Unknown'],
  ])('stays undated %s', (_, moment, timeZone) => {
    openOn(moment, timeZone)
    expect(screen.getByLabelText('L’après-midi')).toBeTruthy()
    expect(screen.getByText(/dans les 24.heures, les jours ouvrables/)).toBeTruthy()
  })

  test.each([
    ['an empty message with a choice alone', ' ', /Écrivez quelques mots/],
    ['a message that its lines make too long', 'a'.repeat(4990), /Votre message compte/],
  ])('refuses %s', async (_, message, error) => {
    openFilled({ ...visitor, message })
    choose(/Cette semaine/)
    submit()
    expect(await screen.findByText(error)).toBeTruthy()
    expect(backend.send).not.toHaveBeenCalled()
  })
})

describe('a button that starts the message', () => {
  const [hospital, visits] = words.forms.starters.list as [Starter, Starter]
  type Starter = (typeof words.forms.starters.list)[number]
  const start = ({ label }: Starter) => fireEvent.click(screen.getByRole('button', { name: label }))
  const getMessage = () => getField('message') as unknown as HTMLTextAreaElement

  test('writes its words and lets the visitor go on', () => {
    openForm()
    start(hospital)
    const { value, selectionStart } = getMessage()
    expect([value, selectionStart]).toEqual([`${hospital.text} `, value.length])
    expect(document.activeElement).toBe(getMessage())
    expect(loadDraft('contact-form')?.text).toContain(hospital.text)
  })

  test('gives its place to another one while nothing is typed', () => {
    openForm()
    start(hospital)
    start(visits)
    expect(getMessage().value).toBe(`${visits.text} `)
  })

  test('keeps what is typed, and writes its words once', () => {
    openFilled()
    start(visits)
    start(visits)
    expect(getMessage().value).toBe(`${visits.text} \n${visitor.message}`)
    start(hospital)
    expect(getMessage().value).toBe(`${hospital.text} \n${visits.text} \n${visitor.message}`)
  })
})
