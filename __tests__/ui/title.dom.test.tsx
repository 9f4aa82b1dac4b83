import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Title } from '@/components/ui/title'

afterEach(cleanup)

const words = {
  text: 'Cinq étapes, de votre table à votre porte',
  narrow: ['Cinq étapes,', 'de votre table', 'à votre porte'],
  wide: ['Cinq étapes, de votre table', 'à votre porte'],
}

test('a title is one sentence, whatever its lines', () => {
  render(
    <h1>
      <Title of={words} />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: words.text }).textContent).toBe(words.text)
})

test('each width has its own breaks, where its lines end', () => {
  const { container } = render(<Title of={words} />)
  expect(container.innerHTML).toBe('Cinq étapes, <br data-at="390">de votre table <br data-at="390"><br data-at="1440">à votre porte')
})

test('a sentence has none', () => {
  const { container } = render(<Title of="Liens utiles" />)
  expect(container.innerHTML).toBe('Liens utiles')
})
