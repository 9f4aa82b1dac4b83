import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Letter } from '@/components/sections/lease/letter'
import { startLeaseLetters } from '@/components/start/copy'

const buttons = { copy: 'Copier', print: 'Imprimer', copied: 'C’est copié.', selected: 'C’est choisi.' }
const words = { title: 'Refuser', paragraphs: ['Objet\u00A0: refus', 'Je refuse.'] }

beforeEach(() => {
  render(<Letter id="lettre" words={words} buttons={buttons} help="Remplacez." />)
  startLeaseLetters()
})

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('a letter is copied as plain paragraphs, and a sentence says so', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: buttons.copy }))
  expect(await navigator.clipboard.readText()).toBe('Objet : refus\n\nJe refuse.')
  expect(screen.getByRole('status')).toHaveTextContent(buttons.copied)
})

test('where the clipboard is refused, the letter is selected, and a sentence says what to do', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: buttons.copy }))
  expect(screen.getByRole('status')).toHaveTextContent(buttons.selected)
  expect(String(getSelection())).toContain('Je refuse.')
})

test('a letter is alone while it is printed, and only then', async () => {
  const sheet = screen.getByText('Je refuse.').parentElement
  window.print = () => {
    expect(sheet).toHaveAttribute('data-alone')
  }
  const print = jest.spyOn(window, 'print')
  await userEvent.click(screen.getByRole('button', { name: buttons.print }))
  expect(print).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('afterprint'))
  expect(sheet).not.toHaveAttribute('data-alone')
})
