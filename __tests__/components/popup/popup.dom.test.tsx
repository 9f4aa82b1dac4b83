import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { loadPopup, preparePopup } from '@/components/popup/prepare-popup'
import type { PopupTexts } from '@/components/popup/popup-dialog'
import { hasSubmittedRequest } from '@/lib/browser/submitted-request'
import { calendar } from '@/content/calendar'
import { featuredAdvisor, words as siteWords } from '@/content/words'
import { site } from '@/content/site'
import { answer, stubFunction } from '../../support/fetch-answer'
import { getElement } from '../../support/get-element'

const { popup: words, fields } = siteWords.forms
const typed = { name: 'Lucie Tremblay', phone: '418 555-0199', email: 'lucie@exemple.ca' }
const fixedMessage = 'Demande de rappel envoyée depuis la fenêtre du site.'
const names = Object.keys(typed) as (keyof typeof typed)[]

const texts: PopupTexts = {
  words: siteWords.forms,
  agencyContact: { phone: site.phone, email: site.email },
  calendar,
  portrait: featuredAdvisor.image,
  pageNames: { '/': 'Accueil' },
}
let backend: ReturnType<typeof stubFunction>

// jsdom lacks the methods of a dialog.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const resume = () => screen.queryByRole('button', { name: words.resume })
const getField = (name: keyof typeof typed) =>
  within(getElement('dialog')).getByLabelText<HTMLInputElement>(fields[name].label)
const clickButton = (name: string, at = 0) => {
  const button = within(screen.getByRole('dialog')).getAllByRole('button', { name })[at]
  if (button) fireEvent.click(button)
}
const clickBackdrop = () => {
  fireEvent.pointerDown(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('dialog'))
}

async function openPopup() {
  const loaded = loadPopup()
  await act(() => jest.advanceTimersByTimeAsync(500))
  const open = await loaded
  act(open)
}

async function openAndFill() {
  await openPopup()
  for (const name of names) fireEvent.change(getField(name), { target: { value: typed[name] } })
}

async function openFillAndSend(clicks: number) {
  await openAndFill()
  for (let click = 0; click < clicks; click += 1) clickButton(words.submit)
  await act(() => jest.advanceTimersByTimeAsync(0))
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="site"><main></main></div>'
  backend = stubFunction()
  const { fetch: answerOthers } = globalThis
  // The static host has the popup's words.
  globalThis.fetch = async (address, init) =>
    address === '/fenetre.json'
      ? Object.assign(answer(200), { json: async () => texts })
      : answerOthers(address, init)
})

describe('the popup', () => {
  test.each<[string, () => void]>([
    ['its X', () => clickButton(words.close)],
    ['the button under the form', () => clickButton(words.close, 1)],
    ['a click on the backdrop', clickBackdrop],
  ])('closes by %s without a button to open it again', async (_, close) => {
    await openPopup()
    close()
    expect([dialog(), resume()]).toEqual([null, null])
  })

  test('stays open when a selection ends on the backdrop', async () => {
    await openPopup()
    fireEvent.pointerDown(getField('name'))
    fireEvent.click(screen.getByRole('dialog'))
    expect(dialog()).not.toBeNull()
  })

  test('asks for the fields of its schema, so that none is lost', async () => {
    await openPopup()
    const asked = Array.from(
      getElement('dialog form').querySelectorAll<HTMLInputElement>('[name][required]'),
      ({ name }) => name,
    )
    expect(asked.sort()).toEqual([...names].sort())
  })

  test('stores nothing of what was typed', async () => {
    await openAndFill()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('stays closed when its words are missing, and may open on the next page', async () => {
    globalThis.fetch = async () => answer(404)
    await preparePopup(0)
    expect([dialog(), localStorage.length]).toEqual([null, 0])
  })
})

test.each([
  ['offers a call while somebody answers', '2026-10-09T10:00:00-04:00', words.callNow, 0],
  ['offers a message after hours', '2026-10-09T19:00:00-04:00', words.callLater, 1],
])('%s', async (_, moment, offer, count) => {
  jest.setSystemTime(new Date(moment))
  await openPopup()
  expect(getElement('dialog .popup-dialog-phone').textContent).toBe(
    `${offer}\u00A0${site.phone.text}`,
  )
  expect(screen.queryAllByText(/répondons de nouveau le mardi 13.octobre, dès 8.h/)).toHaveLength(
    count,
  )
})

describe('a callback request', () => {
  test('sends the specified message once at three clicks', async () => {
    await openFillAndSend(3)
    expect(backend.getMessages()).toEqual([
      {
        ...typed,
        seekingFor: 'proche',
        message: fixedMessage,
      },
    ])
    expect(hasSubmittedRequest()).toBe(true)
  })

  test('adds what was chosen after the specified message, and shows it before', async () => {
    await openAndFill()
    expect(screen.queryByText(siteWords.forms.addedLines)).toBeNull()
    fireEvent.click(screen.getByLabelText('Cette semaine'))
    const lines = ['Pour quand\u00A0: cette semaine', 'Écrit depuis la page Accueil']
    for (const line of lines) expect(screen.getByText(line.replace('\u00A0', ' '))).toBeTruthy()
    clickButton(words.submit)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(backend.getMessages()).toEqual([
      expect.objectContaining({ message: `${fixedMessage}\n\n${lines.join('\n')}` }),
    ])
  })

  test.each([
    ['keeps its button', 503, 1],
    ['removes its button', 200, 0],
  ])('opens the closed popup again and %s at the answer %d', async (_, status, buttons) => {
    let respond: (response: Response) => void = () => undefined
    backend.send.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await openFillAndSend(1)
    clickButton(words.close)
    expect(resume()).not.toBeNull()
    await act(async () => respond(answer(status)))
    expect(dialog()?.open).toBe(true)
    expect(screen.queryAllByText('Une erreur est survenue. Veuillez réessayer.')).toHaveLength(
      buttons,
    )
    expect(screen.queryAllByRole('button', { name: words.resume })).toHaveLength(buttons)
  })

  test('closes three seconds after its success, and leaves its thanks in the page', async () => {
    await openFillAndSend(1)
    await act(() => jest.advanceTimersByTimeAsync(2_999))
    expect(dialog()?.open).toBe(true)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect([dialog(), resume()]).toEqual([null, null])
    const thanks = 'Merci ! Nous vous contacterons très bientôt.'
    expect(getElement('[aria-live]').textContent.replace(/\s/g, ' ')).toBe(thanks)
  })
})
