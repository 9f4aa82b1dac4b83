import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { chooseAdapter, crisp, scriptAddress, tawk } from '@/components/chat/adapters'
import { startChat } from '@/components/chat/chat-life'

const scripts = () => Array.from(document.querySelectorAll('script'), (script) => script.src)
const settle = () => Promise.resolve()

beforeEach(() => {
  document.head.innerHTML = '<title>Fanal</title><style data-styled="active"></style>'
  document.body.innerHTML = '<div class="site"><main>La page</main></div>'
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('the adapters', () => {
  test('each provider has its address', () => {
    expect(chooseAdapter('crisp', 'abc', '')?.script).toBe('https://client.crisp.chat/l.js')
    expect(chooseAdapter('tawk', 'abc/def', '')?.script).toBe('https://embed.tawk.to/abc/def')
    expect(chooseAdapter('script', '', 'https://clavardage.example/widget.js')?.script).toBe('https://clavardage.example/widget.js')
    expect(chooseAdapter('aucun', '', '')).toBeUndefined()
  })

  test('Crisp and Tawk.to find their names before their script', () => {
    const stopCrisp = startChat(crisp('abc'))
    expect(window).toHaveProperty('$crisp', [])
    expect(window).toHaveProperty('CRISP_WEBSITE_ID', 'abc')
    stopCrisp()
    expect(window).not.toHaveProperty('$crisp')
    expect(window).not.toHaveProperty('CRISP_WEBSITE_ID')
    const stopTawk = startChat(tawk('a/b'))
    expect(window).toHaveProperty('Tawk_API')
    stopTawk()
    expect(window).not.toHaveProperty('Tawk_API')
    expect(window).not.toHaveProperty('Tawk_LoadStart')
  })
})

describe('the life of the chat', () => {
  test('one script goes in, and everything comes out', async () => {
    const before = document.documentElement.outerHTML
    const stop = startChat(scriptAddress('https://clavardage.example/widget.js'))
    expect(scripts()).toEqual(['https://clavardage.example/widget.js'])
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    expect(document.documentElement).toHaveAttribute('data-chat')

    // What a widget does.
    Reflect.set(window, 'Bavard', { open: true })
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="stylesheet" href="https://clavardage.example/w.css"><style>.w{}</style><script src="https://clavardage.example/2.js"></script>',
    )
    document.body.insertAdjacentHTML('beforeend', '<div class="w"><iframe title="w"></iframe></div><iframe title="x"></iframe>')
    await settle()
    expect(document.querySelectorAll('[data-chat-part]')).toHaveLength(2)

    stop()
    expect(document.documentElement.outerHTML).toBe(before)
    expect(window).not.toHaveProperty('Bavard')
  })

  test('what the site itself added meanwhile stays', async () => {
    const stop = startChat(scriptAddress('https://clavardage.example/widget.js'))
    document.head.insertAdjacentHTML('beforeend', '<script src="/_next/static/chunks/a.js"></script><link rel="canonical" href="/faq/">')
    document.body.insertAdjacentHTML('beforeend', '<dialog></dialog><next-route-announcer></next-route-announcer>')
    Reflect.set(window, '__next_something', 1)
    await settle()
    stop()
    expect(document.querySelector('script[src*="/_next/"]')).not.toBeNull()
    expect(document.querySelector('link[rel="canonical"]')).not.toBeNull()
    expect(document.querySelector('dialog')).not.toBeNull()
    expect(document.querySelector('next-route-announcer')).not.toBeNull()
    expect(window).toHaveProperty('__next_something')
    Reflect.deleteProperty(window, '__next_something')
  })

  test('a script that does not load is logged once and leaves nothing', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const before = document.documentElement.outerHTML
    const stop = startChat(crisp('abc'))
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(log.mock.calls).toEqual([['Le clavardage n’a pas pu être chargé.']])
    expect(document.documentElement.outerHTML).toBe(before)
    expect(window).not.toHaveProperty('$crisp')
    stop()
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('taken down, it can be started again', () => {
    startChat(tawk('a/b'))()
    const stop = startChat(tawk('a/b'))
    expect(scripts()).toEqual(['https://embed.tawk.to/a/b'])
    stop()
    expect(scripts()).toEqual([])
  })
})
