import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type * as FragmentPage from '@/app/fragments/rappel/page'
import { hydrate } from '@/components/islands/hydrate'
import { startPopup, startPopupRefusal } from '@/components/start/popup'
import { load, save } from '@/components/start/store'
import { hasSentRequest, popupDelay } from '@/components/start/visit'
import { forms } from '@/content/words'
import { one } from '../../support/one'

// Which files bring its code is known once the site is built, and nothing is fetched here.
jest.mock('@/components/start/scripts', () => ({ modulesOf: () => [] }))
const { default: CallbackFragment } = jest.requireActual<typeof FragmentPage>('@/app/fragments/rappel/page')

const { popup: words, fields } = forms
const typed = { name: 'Lucie Tremblay', phone: '418 555-0199', email: 'lucie@exemple.ca' }
const names = Object.keys(typed) as (keyof typeof typed)[]

const fragment = renderToString(<CallbackFragment />)
const send = jest.fn<typeof fetch>()
/** The status decides: nothing else of an answer is read, and jsdom has no Response. */
const answer = (status: number) => ({ ok: status < 300, status, body: null }) as Response

Object.assign(globalThis, { PerformanceNavigationTiming: Event })
// jsdom has a dialog that neither opens nor closes.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog')
const note = () => screen.queryByRole('complementary', { name: words.noteLabel })
const field = (name: keyof typeof typed) => screen.getByLabelText<HTMLInputElement>(fields[name].label)
const values = () => Object.fromEntries(names.map((name) => [name, field(name).value]))
const inDialog = () => within(screen.getByRole('dialog'))
const inNote = () => within(screen.getByRole('complementary', { name: words.noteLabel }))
const press = (name: string) => fireEvent.click(inDialog().getByRole('button', { name }))
const pressNote = (name: string) => fireEvent.click(inNote().getByRole('button', { name }))

/** A page of the site; what was stored is what another one has left. */
async function visit(main = '') {
  jest.clearAllTimers()
  document.body.innerHTML = `<div class="site"><main tabindex="-1">${main}</main></div>`
  startPopup()
  await wait(0)
}

/** The visit is thirty seconds old. */
async function meet() {
  await visit()
  await wait(popupDelay)
  expect(dialog()).not.toBeNull()
}

/** With its code, and what a visitor types. */
async function fill() {
  await meet()
  // Not in act(), which would wait for what waits for it.
  const awake = hydrate(one('dialog [data-island]'))
  await jest.advanceTimersByTimeAsync(500)
  await awake
  for (const name of names) fireEvent.change(field(name), { target: { value: typed[name] } })
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(performance, { getEntriesByType: () => [] })
  document.body.innerHTML = ''
  send.mockReset().mockImplementation(async () => answer(200))
  globalThis.fetch = async (address, init) =>
    address === '/fragments/rappel/' ? Object.assign(answer(200), { text: async () => fragment }) : send(address, init)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the popup', () => {
  it.each<[string, () => void]>([
    ['its X', () => press(words.close)],
    ['« Non merci »', () => press(words.later)],
    ['a press beside it', () => dialog()?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })) && dialog()?.click()],
  ])('is closed by %s', async (_, close) => {
    await meet()
    close()
    expect(document.querySelector('dialog')).toBeNull()
    expect(note()).toBeNull()
  })

  it('is not closed by a selection that begins inside and ends beside it', async () => {
    await meet()
    fireEvent.pointerDown(screen.getByRole('heading', { name: words.title }))
    dialog()?.click()
    expect(dialog()).not.toBeNull()
  })

  it('leaves a note of what was typed, which brings it back as often as it is closed', async () => {
    await meet()
    field('name').value = 'Lucie'
    for (let time = 0; time < 2; time += 1) {
      press(words.later)
      expect(dialog()).toBeNull()
      expect(inNote().getByRole('alert').textContent).toBe(words.kept)
      pressNote(words.again)
      expect(field('name').value).toBe('Lucie')
    }
    press(words.later)
    pressNote(words.close)
    expect([document.querySelector('dialog'), note()]).toEqual([null, null])
  })

  it('waits for words that another page has left in its form', async () => {
    save('contact-form', '{"name":"Lucie"}')
    await visit('<div data-island="contact-form"></div>')
    await wait(120_000)
    expect(dialog()).toBeNull()
  })

  it('is refused beforehand by who says so, which a sentence confirms, here and on return', async () => {
    const html = '<div data-popup-refusal data-refused="Entendu."><button></button><p role="status"></p></div>'
    await visit(html)
    startPopupRefusal()
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('status').textContent).toBe('Entendu.')
    await visit(html)
    startPopupRefusal()
    expect(screen.getByRole('status').textContent).toBe('Entendu.')
    await wait(120_000)
    expect(dialog()).toBeNull()
  })
})

describe('a callback request', () => {
  it('leaves as the contact message that it stands for, once for three clicks, says so, and the popup closes three seconds later', async () => {
    await fill()
    for (let click = 0; click < 3; click += 1) press(words.submit)
    await wait(0)
    expect(screen.getByText('Merci ! Nous vous contacterons très bientôt.')).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(1)
    const message = 'Demande de rappel envoyée depuis la fenêtre du site.'
    expect(JSON.parse(send.mock.calls[0]?.[1]?.body as string)).toEqual({ ...typed, seekingFor: 'proche', message })
    expect([load('callback'), hasSentRequest()]).toEqual([undefined, true])
    await wait(2_900)
    expect(dialog()).not.toBeNull()
    await wait(100)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it.each<[string, () => unknown]>([
    ['by itself', () => wait(3_000)],
    ['by the visitor', () => press(words.close)],
  ])('leaves its thanks at the foot of the page, said once, until they are closed: the popup closed %s', async (_, close) => {
    await fill()
    press(words.submit)
    await wait(0)
    await close()
    await wait(60_000)
    expect(note()?.textContent).toContain(words.success)
    expect(inNote().queryByRole('alert')).toBeNull()
    pressNote(words.close)
    expect(note()).toBeNull()
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  it.each([
    [503, 'comes back with its words to say that it did not arrive'],
    [200, 'does not come back once it has arrived, and says its thanks'],
  ])('closed before the answer (%d), %s', async (status) => {
    let arrive: (_: Response) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    await fill()
    press(words.submit)
    await wait(0)
    press(words.close)
    expect(dialog()).toBeNull()
    await act(async () => arrive(answer(status)))
    if (status === 200) {
      expect(document.querySelector('dialog')).toBeNull()
      expect(inNote().getByRole('alert').textContent).toBe(words.success)
    } else {
      expect(inDialog().getByText(words.failure)).toBeTruthy()
      expect(values()).toEqual(typed)
    }
  })

  it.each([
    ['before its answer', words.left, { ...typed, key: '1234567890123456' }],
    ['unsent', words.kept, typed],
  ])('left with its page %s, is found again on the next, until its note is closed', async (_, said, stored) => {
    save('callback', JSON.stringify(stored))
    await visit('<div data-tool="urgence"></div>')
    expect(note()).toBeNull()
    await visit()
    expect(dialog()).toBeNull()
    expect(inNote().getByRole('alert').textContent).toBe(said)
    pressNote(words.again)
    expect(values()).toEqual(typed)
    await visit()
    pressNote(words.close)
    await visit()
    expect([note(), load('callback')]).toEqual([null, undefined])
  })
})
