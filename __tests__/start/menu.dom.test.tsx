import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { startMenu } from '@/components/start/menu'

const menu = () => screen.getByRole('group')

beforeEach(() => {
  render(
    <>
      <MobileMenu label="Menu">
        <p>Nos pages</p>
        <a href="#services">Services</a>
      </MobileMenu>
      <main>La page</main>
    </>,
  )
  startMenu()
  menu().setAttribute('open', '')
})
afterEach(cleanup)

describe('the open menu', () => {
  test('closes on Escape and gives the focus back to its button', async () => {
    screen.getByRole('link').focus()
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toHaveAttribute('open')
    expect(screen.getByText('Menu')).toHaveFocus()
  })

  test('closes on a chosen link and on a press outside, and not on a press inside', async () => {
    await userEvent.click(screen.getByText('Nos pages'))
    expect(menu()).toHaveAttribute('open')
    await userEvent.click(screen.getByRole('link'))
    expect(menu()).not.toHaveAttribute('open')
    menu().setAttribute('open', '')
    await userEvent.click(screen.getByRole('main'))
    expect(menu()).not.toHaveAttribute('open')
  })
})

test('Escape elsewhere, with the menu closed, moves no focus', async () => {
  menu().removeAttribute('open')
  await userEvent.keyboard('{Escape}')
  expect(document.body).toHaveFocus()
})
