import { expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Letter } from '@/components/sections/letters'
import { startLetters } from '@/components/sections/letters.client'
import { words } from '@/content/words'

test('hides the page around a letter only while it is printed', async () => {
  const letter = { title: 'Refuser', paragraphs: ['Je refuse.'] }
  render(<Letter id="lettre" words={letter} />)
  startLetters()
  const text = screen.getByText('Je refuse.').parentElement
  window.print = () => {
    expect(text).toHaveAttribute('data-alone')
  }
  const print = jest.spyOn(window, 'print')
  await userEvent.click(screen.getByRole('button', { name: words.interfaceTexts.letters.print }))
  expect(print).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('afterprint'))
  expect(text).not.toHaveAttribute('data-alone')
})
