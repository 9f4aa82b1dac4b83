import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

const modules = 'data-modules="/scripts/part.js /scripts/form.js"'
const form = '/scripts/form.js'
const named = '/recherche.json'

const printed = '<form><input id="in"><button type="submit">Envoyer</button></form>'

const fetchFile = jest.fn<typeof fetch>()
const onSubmit = jest.fn((event: Event) => event.preventDefault())
/** React listens to the form from here on. */
const wake = jest.fn(async (woken: HTMLElement, _read?: unknown, _touched?: WeakMap<EventTarget, string>) =>
  woken.querySelector('form')?.addEventListener('submit', onSubmit),
)

const listening: [string, EventListenerOrEventListenerObject][] = []
const listen = document.addEventListener.bind(document)

/** A page with an island that holds a form, and a field outside. */
async function open(html = `<div data-island="form" ${modules}>${printed}</div><input id="out">`, before?: () => void) {
  document.body.innerHTML = html
  before?.()
  jest.resetModules()
  const { startIslands } = await import('@/components/start/islands')
  startIslands()
}
const island = () => document.querySelector<HTMLElement>('[data-island]')
const touch = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
const submit = () => document.querySelector('button')?.click()
const asked = () => fetchFile.mock.calls.map(([address]) => address)
const settle = () => jest.advanceTimersByTimeAsync(100)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  fetchFile.mockResolvedValue({ ok: true } as Response)
  globalThis.fetch = fetchFile
  jest.doMock('/scripts/part.js', () => ({}), { virtual: true })
  jest.doMock(form, () => ({ hydrate: wake }), { virtual: true })
  jest.spyOn(document, 'addEventListener').mockImplementation((name: string, listener: EventListenerOrEventListenerObject, options) => {
    listening.push([name, listener])
    listen(name, listener, options)
  })
})
afterEach(() => {
  for (const [name, listener] of listening.splice(0)) document.removeEventListener(name, listener, true)
})

describe('an island', () => {
  const somewhere = '<p id="ailleurs"></p><input id="out">'
  const html = `<div data-island="form" ${modules}><input id="in"></div>${somewhere}`

  test('wakes with the network, though a fetch that began without it fails after', async () => {
    await open()
    fetchFile.mockRejectedValueOnce(new Error('no network'))
    touch('in')
    await settle()
    fetchFile.mockImplementationOnce(() => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no network')), 50)))
    touch('in')
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(island()?.dataset).toMatchObject({ awake: '' })
    expect(island()?.dataset.lost).toBeUndefined()
  })

  test.each(['focusin', 'pointerdown', 'touchstart', 'input'])('wakes at %s, once', async (gesture) => {
    await open()
    for (let time = 0; time < 2; time += 1) document.getElementById('in')?.dispatchEvent(new Event(gesture, { bubbles: true }))
    await settle()
    expect(asked()).toEqual(['/scripts/part.js', form])
    expect(wake.mock.calls).toEqual([[island(), undefined, expect.any(WeakMap)]])
    expect(island()?.dataset.awake).toBe('')
  })

  test.each([
    ['that had the focus before this script came', () => document.getElementById('in')?.focus()],
    ['into which the address leads', () => history.replaceState(null, '', '#in')],
    ['for which the address brings something', () => history.replaceState(null, '', '#carnet=abc')],
    ['of which the tab keeps words', () => sessionStorage.setItem('site-answers-form', '[]')],
    ['of which the device keeps words', () => localStorage.setItem('site-answers-form', '[]')],
  ])('%s wakes by itself', async (_, before) => {
    await open(html, before)
    await settle()
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('that nobody touches sleeps, and wakes where an address that brings something for it is pasted later', async () => {
    history.replaceState(null, '', '#ailleurs')
    await open(html)
    touch('out')
    await settle()
    expect(asked()).toEqual([])
    history.replaceState(null, '', '#carnet=abc')
    window.dispatchEvent(new Event('hashchange'))
    await settle()
    // By every copy of the script that these tests have opened.
    expect(wake).toHaveBeenCalled()
  })

  test('that names a file is given what it says, asked for once and with its code', async () => {
    fetchFile.mockResolvedValue({ ok: true, json: () => Promise.resolve({ words: 2 }) } as Response)
    await open(html.replace('data-modules', `data-reads="${named}" data-modules`))
    touch('in')
    expect(asked()).toEqual([named, '/scripts/part.js', form])
    await settle()
    expect(wake.mock.calls).toEqual([[island(), { words: 2 }, expect.any(WeakMap)]])
    expect(asked()).toHaveLength(3)
  })

  test.each([named, form])(
    'for which %s does not come says so, evaluates nothing, and is asked for again at the next gesture',
    async (lost) => {
      const answer = (isThere: boolean) =>
        fetchFile.mockImplementation((file) =>
          Promise.resolve({ ok: isThere || file !== lost, json: () => Promise.resolve([]) } as Response),
        )
      answer(false)
      await open(html.replace('data-modules', `data-reads="${named}" data-modules`))
      touch('in')
      await settle()
      expect(island()?.dataset.lost).toBe('')
      expect(wake).not.toHaveBeenCalled()
      answer(true)
      touch('in')
      await settle()
      expect(island()?.dataset.lost).toBeUndefined()
      expect(wake).toHaveBeenCalledTimes(1)
    },
  )

  test('that is likely to be used is fetched ahead, and not woken', async () => {
    await open(html.replace('data-modules', 'data-fetched="at-idle" data-modules'))
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual(['/scripts/part.js', form])
    expect(wake).not.toHaveBeenCalled()
  })

  test('is told what a field held before it was written in, and shows meanwhile the part that is chosen', async () => {
    await open(html.replace('<input id="in">', '<form><input id="in"><input type="radio" name="place" value="2" data-view></form>'))
    const field = document.querySelector('input')
    const radio = document.querySelector<HTMLInputElement>('[data-view]')
    if (field) field.value = 'Luc'
    field?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
    if (field) field.value = 'Lucie'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    radio?.click()
    expect(document.querySelector('form')?.dataset.place).toBe('2')
    await settle()
    const [, , touched] = wake.mock.calls[0] ?? []
    expect([field, radio].map((each) => each && touched?.get(each))).toEqual(['Luc', '2'])
  })

  test('stays in sight where somebody has begun to write and its code fails', async () => {
    await open(`<div data-island="form" ${modules}><div data-has-paper>${printed}</div></div>`)
    fetchFile.mockRejectedValueOnce(new Error('no network'))
    document.getElementById('in')?.dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
    expect(island()?.dataset.lost).toBe('beside')
  })

  test('in development is left to Next', async () => {
    await open(`<div data-island="form">${printed}</div>`)
    document.querySelector('form')?.addEventListener('submit', onSubmit)
    touch('in')
    submit()
    await settle()
    expect(asked()).toEqual([])
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

test('a submit that comes before the island is held, and made once when it is there, in Safari 15 too, which knows no requestSubmit', async () => {
  jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
    throw new TypeError('form.requestSubmit is not a function')
  })
  await open()
  submit()
  submit()
  expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
  await settle()
  expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a submit that is held stores what was typed, and keeps the key of a message that was sent already', async () => {
  const stored = (values: object) => sessionStorage.setItem('site-answers-contact-form', JSON.stringify(values))
  await open(
    `<div data-island="contact-form" ${modules}><form action="mailto:a@exemple.ca"><input name="name" value="Léa"><button></button></form></div>`,
    () => stored({ key: 'k', name: 'Luc' }),
  )
  submit()
  expect(JSON.parse(sessionStorage.getItem('site-answers-contact-form') ?? '')).toEqual({ key: 'k', name: 'Léa' })
  await settle()
})

test('a submit of a tool whose code is eight seconds late says so, and is made when it comes at last', async () => {
  let come: (_: Response) => void = () => undefined
  fetchFile.mockReturnValue(new Promise((resolve) => (come = resolve)))
  await open()
  submit()
  await jest.advanceTimersByTimeAsync(7_900)
  expect([island()?.dataset.held, island()?.dataset.lost]).toEqual(['sending', undefined])
  await settle()
  expect([island()?.dataset.held, island()?.dataset.lost]).toEqual([undefined, 'beside'])
  come({ ok: true } as Response)
  await settle()
  expect([island()?.dataset.lost, island()?.dataset.awake, onSubmit.mock.calls.length]).toEqual([undefined, '', 1])
})

describe('a press that comes before the island', () => {
  const html = `<div data-island="form" ${modules}><button type="button">Tout effacer</button><p><a href="#out">Plus loin</a></p></div><p id="out"></p>`
  const onPress = jest.fn()
  const press = () => document.querySelector('button')?.click()
  const openWithCode = async () => {
    wake.mockImplementationOnce(async (woken) => woken.querySelector('button')?.addEventListener('click', onPress))
    await open(html)
  }

  test('is done once when it is there, however often it was made', async () => {
    await openWithCode()
    press()
    press()
    expect(onPress).not.toHaveBeenCalled()
    await settle()
    expect(onPress).toHaveBeenCalledTimes(1)
    press()
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  test('is not done where the code does not come, which a sentence says, and can be made again', async () => {
    await openWithCode()
    fetchFile.mockResolvedValueOnce({ ok: false } as Response)
    press()
    await settle()
    expect(onPress).not.toHaveBeenCalled()
    expect(island()?.dataset.lost).toBe('')
    press()
    await settle()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('leaves a link to the browser', async () => {
    await openWithCode()
    const link = document.querySelector('a')
    const follow = jest.fn((event: Event) => event.preventDefault())
    link?.addEventListener('click', follow)
    link?.click()
    expect(follow).toHaveBeenCalledTimes(1)
  })
})
