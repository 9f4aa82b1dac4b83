import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { isChatRefused } from '@/components/chat/chat-choice'
import { ChatSwitch } from '@/components/chat/chat-switch'

const words = { label: 'Autoriser le clavardage', on: 'Permis', off: 'Refusé' }

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the switch of the chat', () => {
  test('is on at first, says so in words, and remembers a refusal', async () => {
    render(<ChatSwitch words={words} />)
    const control = screen.getByRole('switch', { name: 'Autoriser le clavardage' })
    expect(control).toBeChecked()
    expect(control).toHaveAccessibleDescription('Permis')
    await userEvent.click(control)
    expect(control).not.toBeChecked()
    expect(control).toHaveAccessibleDescription('Refusé')
    expect(isChatRefused()).toBe(true)
    cleanup()
    render(<ChatSwitch words={words} />)
    expect(screen.getByRole('switch')).not.toBeChecked()
  })

  test('takes the refusal back, and then keeps nothing', async () => {
    localStorage.setItem('fanal-chat', 'refused')
    render(<ChatSwitch words={words} />)
    await userEvent.click(screen.getByRole('switch'))
    expect(isChatRefused()).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test('holds until the next load where the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    render(<ChatSwitch words={words} />)
    await userEvent.click(screen.getByRole('switch'))
    expect(isChatRefused()).toBe(true)
    await userEvent.click(screen.getByRole('switch'))
    expect(isChatRefused()).toBe(false)
  })
})
