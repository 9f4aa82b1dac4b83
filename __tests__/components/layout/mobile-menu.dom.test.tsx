import { afterAll, beforeEach, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { startMobileMenu } from '@/components/layout/mobile-menu.client'

const user = userEvent.setup()
const menu = () => screen.getByRole('group')

document.body.innerHTML =
  '<details data-menu><summary>Menu</summary><nav><p>Outils</p><a href="#faq">FAQ</a></nav></details><main><h1>Titre</h1><button>Autre</button></main>'
startMobileMenu()

beforeEach(() => {
  menu().toggleAttribute('open', true)
})
afterAll(() => {
  document.body.innerHTML = ''
})

test('closes on Escape and focuses its button, only when it is open', async () => {
  await user.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(screen.getByText('Menu')).toHaveFocus()
  screen.getByRole('button', { name: 'Autre' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Autre' })).toHaveFocus()
})

test.each([
  ['closes', 'on the page around it', 'Titre', false],
  ['closes', 'on a link of it', 'FAQ', false],
  ['stays open', 'on its own words', 'Outils', true],
])('%s at a click %s', async (_, __, words, isOpen) => {
  await user.click(screen.getByText(words))
  expect(menu().hasAttribute('open')).toBe(isOpen)
})
