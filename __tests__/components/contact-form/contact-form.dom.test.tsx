import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import ContactForm from '@/components/contact-form/contact-form'
import { clearAllDrafts, loadDraft, saveDraft } from '@/lib/draft-storage'
import { forms } from '@/content/words'
import { site } from '@/content/site'
import { contactMessageSchema } from '@/supabase/functions/_shared/contact-message'
import { refuseStorage } from '../../support/refused-storage'

const send = jest.fn<typeof fetch>()
/** The status decides: nothing else of an answer is read, and jsdom has no Response. */
const answer = (status: number) => ({ ok: status < 300, status, body: null }) as Response

const typed = {
  seekingFor: 'proche',
  name: 'Lucie Tremblay',
  phone: '418 555-0199',
  email: 'lucie@exemple.ca',
  message: 'Ma mère cherche à Beauport.\nD’ici l’hiver, si possible.',
}
const { fields } = forms
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => fireEvent.click(screen.getByText(forms.submit))
const message = () => field(fields.message.label)

const open = () =>
  render(<ContactForm words={forms} identity={{ phone: site.phone, email: site.email }} />)

function fill(values: Partial<typeof typed> = typed) {
  for (const [name, value] of Object.entries(values)) {
    const write = name === 'seekingFor' ? fireEvent.change : fireEvent.input
    write(field(fields[name as keyof typeof typed].label), { target: { value } })
  }
}
function openFilled(values?: Partial<typeof typed>) {
  const opened = open()
  fill(values)
  return opened
}
function openAndSubmit(values?: Partial<typeof typed>) {
  openFilled(values)
  submit()
}
/** The page is about to be left. */
const asksBefore = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** As far as jsdom can, which has no other page. */
const follow = (link: HTMLElement) => {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}
const values = () =>
  Object.fromEntries(
    Object.keys(typed).map((name) => [name, field(fields[name as keyof typeof typed].label).value]),
  )
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)

beforeEach(() => {
  send.mockReset().mockImplementation(async () => answer(200))
  globalThis.fetch = send
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('a message that leaves', () => {
  it('carries its five keys as typed, and leaves « Merci » in the place of the form', async () => {
    openAndSubmit()
    expect(
      await screen.findByText(
        'Merci ! Votre message a été envoyé avec succès. Nous vous contacterons bientôt.',
      ),
    ).toBeTruthy()
    expect(document.activeElement?.className).toBe('outcome')
    expect(sent()).toEqual([typed])
    expect([loadDraft('contact-form'), asksBefore()]).toEqual([undefined, false])
    expect(screen.queryByRole('button', { name: forms.submit })).toBeNull()
  })

  it('says that it is on its way, on a button that waits, and asks before the page is left', async () => {
    let arrive = (_: Response) => undefined as void
    send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    openAndSubmit()
    const waiting = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Envoi en cours...',
    })
    expect(waiting.disabled).toBe(true)
    follow(screen.getByRole('link', { name: forms.privacy.link.label }))
    expect(asksBefore()).toBe(true)
    await act(async () => arrive(answer(200)))
    expect(await screen.findByText(forms.contact.success)).toBeTruthy()
  })

  it('may be followed by another, in empty fields', async () => {
    jest.useFakeTimers()
    openAndSubmit()
    await act(() => jest.advanceTimersByTimeAsync(0))
    const again = () => screen.getByRole('button', { name: forms.contact.again })
    // Within a second of the answer, a press is the last of a hand that trembles.
    fireEvent.click(again())
    expect(screen.getByText(forms.contact.success)).toBeTruthy()
    await act(() => jest.advanceTimersByTimeAsync(1000))
    fireEvent.click(again())
    act(() => jest.runAllTimers())
    expect(document.activeElement).toBe(field(fields.seekingFor.label))
    expect(values()).toEqual({ seekingFor: '', name: '', phone: '', email: '', message: '' })
    expect(screen.getByRole('button', { name: forms.submit })).toBeTruthy()
  })
})

describe('a message that does not leave', () => {
  it.each([
    ['the function refuses it', async () => answer(500)],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)(
    'keeps every field and says so when %s; sent again, it succeeds under the same key',
    async (_what, fail) => {
      send.mockImplementationOnce(fail)
      openAndSubmit()
      const sentence =
        'Une erreur est survenue. Veuillez réessayer ou nous contacter directement par téléphone.'
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(document.activeElement?.className).toBe('outcome')
      expect(values()).toEqual(typed)
      submit()
      expect(await screen.findByText(forms.contact.success)).toBeTruthy()
      expect(screen.queryByText(sentence)).toBeNull()
      expect(sent()).toEqual([typed, typed])
      const keys = send.mock.calls.map(([, init]) =>
        new Headers(init?.headers).get('x-client-info'),
      )
      expect(new Set(keys).size).toBe(1)
    },
  )

  it('because its page was left before the answer says so on return, and leaves again under the same key', async () => {
    saveDraft('contact-form', JSON.stringify({ ...typed, key: '1234567890123456' }))
    open()
    expect(screen.getByText(/^Un premier envoi n’a pas été confirmé/).getAttribute('role')).toBe(
      'alert',
    )
    expect(values()).toEqual(typed)
    submit()
    expect(await screen.findByText(forms.contact.success)).toBeTruthy()
    expect(screen.queryByText(/^Un premier envoi/)).toBeNull()
    expect(JSON.stringify(send.mock.calls[0]?.[1]?.headers)).toContain('key=1234567890123456')
  })

  it('offers the phone and an e-mail that holds what the fields hold when it is pressed, and asks nothing then', async () => {
    send.mockImplementationOnce(async () => answer(503))
    openAndSubmit()
    const letter = await screen.findByRole<HTMLAnchorElement>('link', { name: forms.rescue.email })
    const body = () => new URL(letter.href).searchParams.get('body') ?? ''
    expect(document.querySelector('.outcome a[href^="tel:"]')).not.toBeNull()
    for (const value of [typed.name, typed.phone, typed.email, typed.message.replace('\n', '\r\n')])
      expect(body()).toContain(value)
    fill({ message: 'Autre chose, 100 % différent' })
    follow(letter)
    expect(body()).toContain('Autre chose, 100 % différent')
    expect([message().value, asksBefore()]).toEqual(['Autre chose, 100 % différent', false])
  })
})

describe('what must be corrected', () => {
  it('is counted, and said beside each field, which describes itself by it; the first has the focus', async () => {
    open()
    submit()
    expect(
      await screen.findByText('Il reste 5 réponses à corriger.', { selector: '.error-count' }),
    ).toBeTruthy()
    const first = field(fields.seekingFor.label)
    expect(document.activeElement).toBe(first)
    for (const name of Object.keys(typed)) {
      const each = field(fields[name as keyof typeof typed].label)
      const error = document.getElementById(
        each.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
      )
      expect(error?.textContent.replace(/\s/g, ' ')).toMatch(/^À corriger : ./)
      expect(each.getAttribute('aria-invalid')).toBe('true')
    }
    expect(send).not.toHaveBeenCalled()
  })

  it('goes away field by field as it is corrected', async () => {
    openAndSubmit({ ...typed, email: 'lucie' })
    const error = await screen.findByText(/Il manque le @/)
    fireEvent.change(field(fields.email.label), { target: { value: typed.email } })
    await waitForElementToBeRemoved(error)
    expect(field(fields.email.label).getAttribute('aria-invalid')).toBe('false')
  })

  // Every other fault of a field is in contact-message.unit.test.ts.
  it('keeps from leaving what browsers alone refuse', async () => {
    openAndSubmit({ ...typed, email: 'hélène@exemple.ca' })
    expect(await screen.findByText(/^À corriger/)).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('when to reach the visitor', () => {
  const when = 'Le mardi après-midi'
  const availability = () => field(fields.availability.label)

  it('is sent as the last line of the message, among the same five keys', async () => {
    openFilled()
    fireEvent.input(availability(), { target: { value: ` ${when} ` } })
    submit()
    await screen.findByText(forms.contact.success)
    expect(sent()).toEqual([
      { ...typed, message: `${typed.message}\n\nQuand me joindre\u00A0: ${when}` },
    ])
  })

  it('does not replace the message, which is refused while it is empty', async () => {
    openFilled({ ...typed, message: ' ' })
    fireEvent.input(availability(), { target: { value: when } })
    submit()
    expect(await screen.findByText(/Écrivez quelques mots/)).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })

  it('counts in the length of the message', async () => {
    openFilled({ ...typed, message: 'a'.repeat(4990) })
    fireEvent.input(availability(), { target: { value: when } })
    submit()
    expect(await screen.findByText(/Votre message compte/)).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a draft', () => {
  it('comes back with every field', () => {
    const { unmount } = openFilled()
    fireEvent.input(field(fields.availability.label), { target: { value: 'Le mardi' } })
    unmount()
    open()
    expect(values()).toEqual(typed)
    expect(field(fields.availability.label).value).toBe('Le mardi')
  })

  it('is not stored while it holds no word, and goes when its words do; the key of a message that did not leave is none', async () => {
    open()
    fireEvent.change(message(), { target: { value: ' ' } })
    expect(loadDraft('contact-form')).toBeUndefined()
    fireEvent.change(message(), { target: { value: 'Bonjour' } })
    expect(loadDraft('contact-form')?.area).toBe('tab')
    fireEvent.change(message(), { target: { value: '' } })
    expect(loadDraft('contact-form')).toBeUndefined()
    send.mockResolvedValue(answer(500))
    fill()
    submit()
    await screen.findByText(forms.contact.failure)
    expect(loadDraft('contact-form')?.text).toContain('"key":')
    fill({ seekingFor: '', name: '', phone: '', email: '', message: '' })
    expect(loadDraft('contact-form')).toBeUndefined()
  })

  it('asks before the tab closes while it holds a message, and not before another page of the site', () => {
    openFilled({ name: 'Lucie' })
    expect(asksBefore()).toBe(false)
    fill({ message: 'Bonjour' })
    expect(asksBefore()).toBe(true)
    follow(screen.getByRole('link', { name: forms.privacy.link.label }))
    expect(asksBefore()).toBe(false)
    fill({ message: '' })
    expect(asksBefore()).toBe(false)
  })

  it('asks too while it holds one that was written before another page', () => {
    saveDraft('contact-form', '{"message":"Bonjour"}')
    open()
    expect(asksBefore()).toBe(true)
  })

  it('asks before another page of the site too, where the browser stores nothing', () => {
    refuseStorage('setItem')
    openFilled({ message: 'Bonjour' })
    follow(screen.getByRole('link', { name: forms.privacy.link.label }))
    expect(asksBefore()).toBe(true)
  })

  it.each(['{', '[]', '"', '{"message":3}'])('of another hand (%s) breaks nothing', (text) => {
    saveDraft('contact-form', text)
    open()
    expect(field(fields.name.label).value).toBe('')
  })

  it('erased elsewhere is gone here', () => {
    openFilled()
    act(() => {
      clearAllDrafts()
    })
    expect(values()).toEqual({ seekingFor: '', name: '', phone: '', email: '', message: '' })
  })
})

it('has a field for each key of the message', () => {
  open()
  for (const key of Object.keys(contactMessageSchema.shape))
    expect([key, document.getElementsByName(key).length]).toEqual([key, 1])
})

it('leaves the browser its own checks, and tells it what each field is for', () => {
  open()
  expect(document.querySelector('form')?.noValidate).toBe(false)
  for (const name of Object.keys(typed))
    expect(field(fields[name as keyof typeof typed].label).required).toBe(true)
  expect([field(fields.email.label).type, field(fields.phone.label).type]).toEqual(['email', 'tel'])
  expect(
    (['name', 'phone', 'email'] as const).map((name) => field(fields[name].label).autocomplete),
  ).toEqual(['name', 'tel', 'email'])
})

it('a number that looks one digit short is questioned and not refused', async () => {
  openFilled({ ...typed, phone: '418 555-019' })
  fireEvent.blur(field(fields.phone.label))
  expect(
    screen.getByText('Ce numéro n’a que 9 des 10 chiffres qu’il faut, indicatif régional compris.'),
  ).toBeTruthy()
  submit()
  expect(await screen.findByText(forms.contact.success)).toBeTruthy()
})
