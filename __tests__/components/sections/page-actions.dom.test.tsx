import { afterEach, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PageActions } from '@/components/sections/page-actions'
import { words } from '@/content/words'
import { startPageActions } from '@/components/sections/page-actions.client'

const { print: printLabel, share } = words.interfaceTexts

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function open() {
  history.replaceState(null, '', '/services/?utm_source=x#etape-2')
  render(<PageActions title="Une page" canShare />)
  startPageActions()
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('prints, and shares by e-mail or by copy where there is no share sheet', async () => {
  const user = userEvent.setup()
  const print = jest.fn()
  window.print = print
  open()
  await click(printLabel)
  expect(print).toHaveBeenCalledTimes(1)
  const address = `${location.origin}/services/`
  const button = screen.getByRole('button', { name: share.button })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const email = new URL(screen.getByRole('link', { name: share.email }).getAttribute('href') ?? '')
  expect(Object.fromEntries(email.searchParams)).toEqual({
    subject: share.subject,
    body: `Une page\n${address}`,
  })
  expect(screen.getByRole('textbox')).toHaveValue(address)
  await user.click(screen.getByRole('button', { name: share.copy }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent(share.copied)
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: share.copy }))
  expect(screen.getByRole('status')).toHaveTextContent(share.selected)
  expect(screen.getByRole<HTMLInputElement>('textbox').selectionEnd).toBe(address.length)
  await user.click(button)
  expect(screen.queryByRole('group', { name: share.title })).toBeNull()
})

test.each([
  ['served', undefined, false],
  ['was closed: a change of mind', new DOMException('Share canceled', 'AbortError'), false],
  [
    'is refused by the browser',
    new DOMException('Must be handling a user gesture', 'NotAllowedError'),
    true,
  ],
])('opens the panel only where the share sheet is refused: it %s', async (_, refusal, isOpen) => {
  const answer = () => (refusal ? Promise.reject(refusal) : Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: answer, configurable: true })
  open()
  await click(share.button)
  expect(screen.queryAllByRole('group', { name: share.title })).toHaveLength(isOpen ? 1 : 0)
})
