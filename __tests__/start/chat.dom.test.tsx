import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ChatSwitch } from '@/components/sections/chat-switch'
import { chooseAdapter } from '@/components/start/chat'

const widget = 'https://clavardage.example/widget.js'

/** A page that is loaded, with the switch of /confidentialite or without. */
async function open({ provider = 'aucun', hasSwitch = true } = {}) {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset.chat
  if (hasSwitch) render(<ChatSwitch words={{ label: 'Autoriser le clavardage', on: 'Permis', off: 'Refusé' }} />)
  jest.resetModules()
  Object.assign(globalThis, { HAS_CHAT: provider !== 'aucun' })
  jest.doMock('@/components/ui/public-values', () => ({ chatProvider: provider, chatId: '', chatScriptUrl: widget }))
  const { startChat, startChatSwitch } = await import('@/components/start/chat')
  startChatSwitch()
  return startChat
}
const control = () => screen.getByRole('switch', { name: 'Autoriser le clavardage' })
const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('the switch of the chat', () => {
  test('follows what another tab chose', async () => {
    await open()
    localStorage.setItem('fanal-chat', 'refused')
    window.dispatchEvent(new Event('storage'))
    expect(control()).not.toBeChecked()
  })

  test('where the browser refuses storage, does not pretend that the refusal holds', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await open()
    control().click()
    expect(control()).toBeChecked()
  })

  test('has the focus again on the page that a refusal loaded anew, and there only', async () => {
    sessionStorage.setItem('fanal-chat-pressed', '1')
    await open()
    expect(control()).toHaveFocus()
    await open()
    expect(control()).not.toHaveFocus()
  })
})

describe('the chat', () => {
  test('comes when it is begun, and marks what it adds', async () => {
    const startChat = await open({ provider: 'script', hasSwitch: false })
    expect(scripts()).toEqual([])
    startChat()
    expect(scripts()).toEqual([widget])
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    expect(document.documentElement).toHaveAttribute('data-chat')
    document.body.insertAdjacentHTML('beforeend', '<div id="w"></div><style></style><dialog></dialog>')
    await Promise.resolve()
    expect(Array.from(document.querySelectorAll('[data-chat-part]'), ({ id }) => id)).toEqual(['w'])
  })
})

test('a script that does not come is told to the console, in one line, and marks nothing', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const startChat = await open({ provider: 'script', hasSwitch: false })
  startChat()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(told.mock.calls).toEqual([['The chat does not come.']])
  expect(document.documentElement).not.toHaveAttribute('data-chat')
})

describe('the adapters', () => {
  test('each provider has its address', () => {
    expect(chooseAdapter('crisp', 'abc', '')?.script).toBe('https://client.crisp.chat/l.js')
    expect(chooseAdapter('tawk', 'abc/def', '')?.script).toBe('https://embed.tawk.to/abc/def')
    expect(chooseAdapter('script', '', widget)?.script).toBe(widget)
    expect(chooseAdapter('aucun', '', '')).toBeUndefined()
  })

  test('Crisp and Tawk.to find their names before their script', () => {
    chooseAdapter('crisp', 'abc', '')?.prepare()
    expect(window).toMatchObject({ $crisp: [], CRISP_WEBSITE_ID: 'abc' })
    chooseAdapter('tawk', 'a/b', '')?.prepare()
    expect(window).toHaveProperty('Tawk_API')
    expect(window).toHaveProperty('Tawk_LoadStart')
  })
})
