import { describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ChatSwitch } from '@/components/chat/chat-switch'
import { refuseStorage } from '../../support/refused-storage'

const widget = 'https://clavardage.example/widget.js'

/** Loads a page, with or without the switch of /confidentialite. */
async function open({ chatScript = '', hasSwitch = true } = {}) {
  cleanup()
  document.head.innerHTML = ''
  delete document.documentElement.dataset.chat
  if (hasSwitch)
    render(<ChatSwitch words={{ label: 'Autoriser le clavardage', on: 'Permis', off: 'Refusé' }} />)
  jest.resetModules()
  jest.doMock('@/lib/public-environment', () => ({ chatScript }))
  const { startChat, startChatSwitch } = await import('@/components/chat/chat.client')
  startChatSwitch()
  return startChat
}
const control = () => screen.getByRole('switch', { name: 'Autoriser le clavardage' })

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
})

describe('the chat', () => {
  test('reloads the page when refused in another tab, unless a field holds text', async () => {
    // jsdom cannot reload a page, and reports it.
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const startChat = await open({ chatScript: widget, hasSwitch: false })
    document.body.innerHTML = '<input value="Lucie">'
    startChat()
    localStorage.setItem('site-chat', 'refused')
    window.dispatchEvent(new Event('storage'))
    expect(consoleError).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    window.dispatchEvent(new Event('storage'))
    expect(String(consoleError.mock.calls)).toContain('navigation')
  })

  test.each([
    ['/carnet-de-visite/', 1],
    ['/demande-traitee/#token', 0],
    ['/apercu/demande-traitee/#token', 0],
    ['/carnet-de-visite/#carnet=1', 0],
  ])('loads %s with %d scripts of the provider', async (address, count) => {
    history.replaceState(null, '', address)
    const startChat = await open({ chatScript: widget, hasSwitch: false })
    startChat()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.querySelectorAll(`script[src="${widget}"]`)).toHaveLength(count)
    history.replaceState(null, '', '/')
  })
})
