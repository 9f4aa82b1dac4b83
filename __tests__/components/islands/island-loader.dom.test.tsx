import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

const modules = 'data-modules="/scripts/part.js /scripts/form.js"'
const form = '/scripts/form.js'

const formHtml = '<form><input id="in"><button type="submit">Envoyer</button></form>'
const outside = '<p id="ailleurs"></p><input id="out">'

const fetchFile = jest.fn<typeof fetch>()
const onSubmit = jest.fn((event: Event) => event.preventDefault())
/** React listens to the form from here on. */
const hydrate = jest.fn(async (hydrated: HTMLElement) =>
  hydrated.querySelector('form')?.addEventListener('submit', onSubmit),
)

let started = new AbortController()

/** A page with an island that holds a form, and a field outside. */
async function open(
  html = `<div data-island="form" ${modules}>${formHtml}</div>${outside}`,
  before?: () => void,
) {
  document.body.innerHTML = html
  before?.()
  jest.resetModules()
  const { startIslands } = await import('@/components/islands/island-loader.client')
  startIslands(started.signal)
}
const dataset = () => document.querySelector<HTMLElement>('[data-island]')?.dataset ?? {}
const touch = (id: string, type = 'pointerdown') =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
const clickButton = () => document.querySelector('button')?.click()
const requested = () => fetchFile.mock.calls.map(([address]) => address)
/** Returns true where the visitor is asked before leaving the page. */
function leave() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const settle = (time = 100) => jest.advanceTimersByTimeAsync(time)

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  history.replaceState(null, '', '/')
  fetchFile.mockResolvedValue({ ok: true } as Response)
  globalThis.fetch = fetchFile
  jest.doMock('/scripts/part.js', () => ({}), { virtual: true })
  jest.doMock(form, () => ({ hydrate }), { virtual: true })
  started = new AbortController()
})
afterEach(() => started.abort())

describe('an island', () => {
  test.each(['focusin', 'pointerdown', 'touchstart', 'input'])(
    'loads and hydrates an island once at %s',
    async (type) => {
      await open()
      for (let time = 0; time < 2; time += 1) touch('in', type)
      await settle()
      expect(requested()).toEqual(['/scripts/part.js', form])
      expect(hydrate).toHaveBeenCalledTimes(1)
      expect(dataset().hydrated).toBe('')
    },
  )

  test('does not load an island that nobody touches', async () => {
    await open(undefined, () => history.replaceState(null, '', '#ailleurs'))
    touch('out')
    await settle()
    expect(requested()).toEqual([])
  })

  test.each([
    ['the focus is in it already', () => document.getElementById('in')?.focus()],
    ['the address leads into it', () => history.replaceState(null, '', '#in')],
    [
      'the address holds what is no element’s id',
      () => history.replaceState(null, '', '#carnet=abc'),
    ],
    ['the device stores a draft of it', () => localStorage.setItem('site-answers-form', '[]')],
    ['its form was sent before the script ran', () => (dataset().pending = '')],
  ])('hydrates an island at once where %s', async (_, before) => {
    await open(undefined, before)
    await settle()
    expect(hydrate).toHaveBeenCalledTimes(1)
  })

  test('hydrates an island when the hash changes to no element’s id', async () => {
    await open()
    history.replaceState(null, '', '#carnet=abc')
    window.dispatchEvent(new Event('hashchange'))
    await settle()
    expect(hydrate).toHaveBeenCalledTimes(1)
  })

  test('loads the modules of an idle island after 200 ms, without hydrating it', async () => {
    await open(`<div data-island="form" data-load="idle" ${modules}>${formHtml}</div>`)
    await settle(199)
    expect(requested()).toEqual([])
    await settle(1)
    expect(requested()).toEqual(['/scripts/part.js', form])
    expect(hydrate).not.toHaveBeenCalled()
  })

  test('shows the alert when a file fails, and hydrates at the next touch', async () => {
    await open(`<div data-island="form" ${modules}>${formHtml}</div>`)
    fetchFile.mockResolvedValueOnce({ ok: false } as Response)
    touch('in')
    await settle()
    expect(dataset().loadError).toBe('')
    expect(hydrate).not.toHaveBeenCalled()
    touch('in')
    await settle()
    expect([dataset().loadError, dataset().hydrated]).toEqual([undefined, ''])
  })

  test('shows the alert when hydration fails, and does not hydrate again by itself', async () => {
    hydrate.mockRejectedValueOnce(new Error('broken'))
    await open()
    touch('in')
    await settle(8_000)
    expect([dataset().loadError, dataset().hydrated]).toEqual(['', undefined])
    expect(hydrate).toHaveBeenCalledTimes(1)
  })

  test('shows the alert after eight seconds, and hydrates once the code loads', async () => {
    let respond: (_: Response) => void = () => undefined
    fetchFile.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    await open()
    touch('in')
    await settle(7_999)
    expect(dataset().loadError).toBeUndefined()
    await settle(1)
    expect(dataset().loadError).toBe('sticky')
    respond({ ok: true } as Response)
    await settle()
    expect([dataset().loadError, dataset().hydrated]).toEqual([undefined, ''])
  })

  test('keeps a submit no longer than eight seconds, the second as the first', async () => {
    fetchFile.mockReturnValue(new Promise(() => undefined))
    await open()
    for (let time = 0; time < 2; time += 1) {
      clickButton()
      expect(dataset().pending).toBe('')
      await settle(8_000)
      expect(dataset().pending).toBeUndefined()
    }
  })

  test('leaves islands to Next in development', async () => {
    await open(`<div data-island="form">${formHtml}</div>`)
    touch('in')
    await settle()
    expect(requested()).toEqual([])
  })
})

test('asks before leaving text typed before hydration, except for a call', async () => {
  await open(
    `<div data-island="form" ${modules}>${formHtml}</div><a href="tel:+14185550134">Appeler</a>`,
  )
  expect(leave()).toBe(false)
  const field = document.querySelector('input')
  if (field) field.value = 'Lucie'
  touch('in', 'input')
  expect(leave()).toBe(true)
  const link = document.querySelector('a')
  // jsdom has no other page.
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(leave()).toBe(false)
  await settle()
  expect([dataset().hydrated, leave()]).toEqual(['', false])
})

describe('a submit before hydration', () => {
  test('sends a pending form once after hydration, without requestSubmit', async () => {
    jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
      throw new TypeError('form.requestSubmit is not a function')
    })
    await open()
    clickButton()
    clickButton()
    expect(dataset().pending).toBe('')
    await settle()
    expect(dataset().pending).toBeUndefined()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('asks before the page is left, until a pending form is sent', async () => {
    const [add, remove] = [
      jest.spyOn(window, 'addEventListener'),
      jest.spyOn(window, 'removeEventListener'),
    ]
    const count = ({ mock }: typeof add) =>
      mock.calls.filter(([type]) => type === 'beforeunload').length
    await open()
    clickButton()
    expect(leave()).toBe(true)
    await settle()
    expect(leave()).toBe(false)
    // A listener that is left would keep the page out of the back/forward cache.
    expect([count(add), count(remove)]).toEqual([1, 1])
  })

  test('drops a pending submit when the code of a tool fails to load', async () => {
    await open()
    fetchFile.mockRejectedValueOnce(new Error('no network'))
    clickButton()
    await settle()
    expect(dataset()).toMatchObject({ loadError: '' })
    touch('in')
    await settle()
    expect([dataset().hydrated, onSubmit.mock.calls.length]).toEqual(['', 0])
  })
})

describe('a click before hydration', () => {
  const html = `<div data-island="form" ${modules}>
    <button type="button">Tout effacer</button><p><a href="#out">Plus loin</a></p>
  </div><p id="out"></p>`
  const onClick = jest.fn()
  const openWithCode = async () => {
    hydrate.mockImplementationOnce(async (hydrated) =>
      hydrated.querySelector('button')?.addEventListener('click', onClick),
    )
    await open(html)
  }

  test('repeats a pending click once after hydration, however often it was made', async () => {
    await openWithCode()
    clickButton()
    clickButton()
    expect(onClick).not.toHaveBeenCalled()
    await settle()
    expect(onClick).toHaveBeenCalledTimes(1)
    clickButton()
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})
