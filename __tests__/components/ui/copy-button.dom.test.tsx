import { describe, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Letter } from '@/components/sections/letters'
import { startLetters } from '@/components/sections/letters.client'
import { startCopyButtons } from '@/components/ui/copy-button.client'
import { words as siteWords } from '@/content/words'
import { CopyablePhone } from '@/components/ui/copyable-phone'

const { letters: words } = siteWords.interfaceTexts

/** The HTML of each button, and the plain text that it copies. */
const copied = {
  'a number': {
    copy: '418 555-0199',
    show: () => {
      render(
        <CopyablePhone
          phone={{ text: '418\u00A0555-0199', href: 'tel:+14185550199' }}
          words={{ ...words, button: words.copy }}
        />,
      )
      startCopyButtons()
    },
  },
  'a letter': {
    copy: 'Objet : refus\n\nJe refuse.',
    show: () => {
      const letter = { title: 'Refuser', paragraphs: ['Objet\u00A0: refus', 'Je refuse.'] }
      render(<Letter id="lettre" words={letter} />)
      startLetters()
    },
  },
}

describe.each(Object.entries(copied))('%s', (_, { copy, show }) => {
  test('is copied in plain words, and a sentence says so', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: words.copy }))
    expect(await navigator.clipboard.readText()).toBe(copy)
    expect(screen.getByRole('status')).toHaveTextContent(words.copied)
  })

  test('is selected where the clipboard is refused, and a sentence says so', async () => {
    const user = userEvent.setup()
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    show()
    await user.click(screen.getByRole('button', { name: words.copy }))
    expect(screen.getByRole('status')).toHaveTextContent(words.selected)
    expect(String(getSelection()).replaceAll('\u00A0', ' ')).toContain(copy.slice(-10))
  })
})
