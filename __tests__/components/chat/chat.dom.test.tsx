import { describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ChatSwitch } from '@/components/privacy-settings/privacy-settings'
import { chooseAdapter } from '@/components/chat/chat.client'
import { refuseStorage } from '../../support/refused-storage'

const widget = 'https://clavardage.example/widget.js'

/** A page that is loaded, with the switch of /confidentialite or without. */
async function open({ provider = 'aucun', hasSwitch = true } = {}) {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset.chat
  if (hasSwitch)
    render(<ChatSwitch words={{ label: 'Autoriser le clavardage', on: 'Permis', off: 'Refusé' }} />)
  jest.resetModules()
  Object.assign(globalThis, { HAS_CHAT: provider !== 'aucun' })
  jest.doMock('@/lib/public-environment', () => ({
    chatProvider: provider,
    chatId: '',
    chatScriptUrl: widget,
  }))
  const { startChat, startChatSwitch } = await import('@/components/chat/chat.client')
  startChatSwitch()
  return startChat
}
const control = () => screen.getByRole('switch', { name: 'Autoriser le clavardage' })
const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src)

describe('the switch of the chat', () => {
  test('follows the choice of another tab', async () => {
    await open()
    localStorage.setItem('site-chat', 'refused')
    window.dispatchEvent(new Event('storage'))
    expect(control()).not.toBeChecked()
  })

  test('stays on where the browser refuses storage', async () => {
    refuseStorage('setItem')
    await open()
    control().click()
    expect(control()).toBeChecked()
  })

  test('has the focus again after the reload of a refusal, and only then', async () => {
    sessionStorage.setItem('site-chat-pressed', '1')
    await open()
    expect(control()).toHaveFocus()
    await open()
    expect(control()).not.toHaveFocus()
  })
})

describe('the chat', () => {
  test('is loaded once it is started, and marks its elements', async () => {
    const startChat = await open({ provider: 'script', hasSwitch: false })
    expect(scripts()).toEqual([])
    startChat()
    expect(scripts()).toEqual([widget])
    document.querySelector('script')?.dispatchEvent(new Event('load'))
    expect(document.documentElement).toHaveAttribute('data-chat')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="w"></div><style></style><dialog></dialog>',
    )
    await Promise.resolve()
    expect(Array.from(document.querySelectorAll('[data-chat-part]'), ({ id }) => id)).toEqual(['w'])
  })

  test('refused in another tab, reloads the page unless a field holds text', async () => {
    // jsdom loads nothing again, and says so.
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const startChat = await open({ provider: 'script', hasSwitch: false })
    document.body.innerHTML = '<input value="Lucie">'
    startChat()
    localStorage.setItem('site-chat', 'refused')
    window.dispatchEvent(new Event('storage'))
    expect(told).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    window.dispatchEvent(new Event('storage'))
    expect(String(told.mock.calls)).toContain('navigation')
  })

  test('reports a script that fails to load in one line, and marks nothing', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const startChat = await open({ provider: 'script', hasSwitch: false })
    startChat()
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(told.mock.calls).toEqual([['The chat failed to load.']])
    expect(document.documentElement).not.toHaveAttribute('data-chat')
  })

  test('knows the script and the globals of each provider', () => {
    for (const [provider, id, address, script] of [
      ['crisp', 'abc', '', 'https://client.crisp.chat/l.js'],
      ['tawk', 'abc/def', '', 'https://embed.tawk.to/abc/def'],
      ['script', '', widget, widget],
      ['aucun', '', '', undefined],
    ] as const) {
      expect(chooseAdapter(provider, id, address)?.script).toBe(script)
    }
    expect(chooseAdapter('crisp', 'abc', '')?.globals).toEqual({
      $crisp: [],
      CRISP_WEBSITE_ID: 'abc',
    })
    expect(chooseAdapter('tawk', 'abc', '')?.globals).toEqual({
      Tawk_API: {},
      Tawk_LoadStart: expect.anything(),
    })
  })
})
