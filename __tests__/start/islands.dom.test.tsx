import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

const modules = 'data-modules="/scripts/part.js /scripts/form.js"'
const form = '/scripts/form.js'
const named = '/recherche.json'

const printed = '<form><input id="in"><button type="submit">Envoyer</button></form>'

const fetchFile = jest.fn<typeof fetch>()
const onSubmit = jest.fn((event: Event) => event.preventDefault())
/** React listens to the form from here on. */
const wake = jest.fn(async (woken: HTMLElement, _read?: unknown) => woken.querySelector('form')?.addEventListener('submit', onSubmit))

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
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('an island', () => {
  test('sleeps while nobody touches it', async () => {
    await open()
    touch('out')
    await settle()
    expect(asked()).toEqual([])
  })

  test.each(['focusin', 'pointerdown', 'touchstart', 'input'])('wakes at %s, once', async (gesture) => {
    await open()
    for (let time = 0; time < 2; time += 1) document.getElementById('in')?.dispatchEvent(new Event(gesture, { bubbles: true }))
    await settle()
    expect(asked()).toEqual(['/scripts/part.js', form])
    expect(wake.mock.calls).toEqual([[island()]])
    expect(island()?.dataset.awake).toBe('')
  })

  test('that had the focus before this script came wakes by itself', async () => {
    await open(`<div data-island="form" ${modules}><input id="in"></div>`, () => document.getElementById('in')?.focus())
    await settle()
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('that somebody comes back to wakes by itself: to a place in it, or to what the device has kept of it', async () => {
    history.replaceState(null, '', '#in')
    await open()
    await settle()
    expect(wake).toHaveBeenCalledTimes(1)
    history.replaceState(null, '', '/')
    for (const kept of [sessionStorage, localStorage]) {
      wake.mockClear()
      kept.setItem('fanal-answers-form', '[]')
      await open()
      await settle()
      expect(wake).toHaveBeenCalledTimes(1)
      kept.clear()
    }
    wake.mockClear()
    await open()
    await settle()
    expect(wake).not.toHaveBeenCalled()
  })

  test('that the address brings something for wakes by itself, at the load and where it is pasted later', async () => {
    const html = `<div data-island="form" ${modules}><input id="in"></div><p id="ailleurs"></p>`
    history.replaceState(null, '', '#ailleurs')
    await open(html)
    await settle()
    expect(wake).not.toHaveBeenCalled()
    history.replaceState(null, '', '#carnet=abc')
    window.dispatchEvent(new Event('hashchange'))
    await settle()
    // By every copy of the script that these tests have opened.
    expect(wake).toHaveBeenCalled()
    wake.mockClear()
    await open(html)
    await settle()
    expect(wake).toHaveBeenCalledTimes(1)
    history.replaceState(null, '', location.pathname)
  })

  describe('that names a file', () => {
    const html = `<div data-island="form" ${modules} data-reads="${named}"><input id="in"></div>`
    const answerNamed = (response: Partial<Response>) =>
      fetchFile.mockImplementation((file) => Promise.resolve((file === named ? response : { ok: true }) as Response))

    test('is given what it says, asked for once and with its code', async () => {
      answerNamed({ ok: true, json: () => Promise.resolve({ words: 2 }) })
      await open(html)
      touch('in')
      expect(asked()).toEqual([named, '/scripts/part.js', form])
      await settle()
      expect(wake.mock.calls).toEqual([[island(), { words: 2 }]])
      expect(asked()).toHaveLength(3)
    })

    test('is not woken without it, and asks for it again at the next gesture', async () => {
      answerNamed({ ok: false })
      await open(html)
      touch('in')
      await settle()
      expect(wake).not.toHaveBeenCalled()
      expect(island()?.dataset.lost).toBe('')
      answerNamed({ ok: true, json: () => Promise.resolve([]) })
      touch('in')
      await settle()
      expect(wake).toHaveBeenCalledTimes(1)
    })
  })

  test('whose page is left before its code comes keeps what was typed in it, and then wakes by itself', async () => {
    await open()
    const typed = document.querySelector<HTMLInputElement>('#in')
    if (typed) typed.value = 'Bonjour'
    window.dispatchEvent(new Event('pagehide'))
    wake.mockClear()
    await open()
    await settle()
    expect(wake).toHaveBeenCalledTimes(1)
    expect(JSON.parse(sessionStorage.getItem('fanal-answers-form-typed') ?? '')).toEqual({ in: 'Bonjour' })
    sessionStorage.clear()
  })

  test('that is likely to be used is fetched ahead, and not woken', async () => {
    await open(`<div data-island="form" ${modules} data-fetched="at-idle"><input id="in"></div>`)
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual(['/scripts/part.js', form])
    expect(wake).not.toHaveBeenCalled()
  })

  test('whose files do not come says so, evaluates none, and is asked for again at the next gesture', async () => {
    await open()
    fetchFile.mockResolvedValueOnce({ ok: false } as Response)
    touch('in')
    await settle()
    expect(island()?.dataset.lost).toBe('')
    expect(wake).not.toHaveBeenCalled()
    touch('in')
    await settle()
    expect(island()?.dataset.lost).toBeUndefined()
    expect(wake).toHaveBeenCalledTimes(1)
  })

  test('in development is left to Next', async () => {
    await open(`<div data-island="form" data-modules="">${printed}</div>`)
    document.querySelector('form')?.addEventListener('submit', onSubmit)
    touch('in')
    submit()
    await settle()
    expect(asked()).toEqual([])
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('a submit that comes before the island', () => {
  test('is held, and made once when it is there', async () => {
    await open()
    submit()
    submit()
    expect(document.querySelectorAll('[data-held]')).toHaveLength(1)
    await settle()
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('is made again in Safari 15 too, which knows no requestSubmit', async () => {
    jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
      throw new TypeError('form.requestSubmit is not a function')
    })
    await open()
    submit()
    await settle()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
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
