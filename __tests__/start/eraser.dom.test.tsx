import { beforeEach, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Eraser } from '@/components/sections/choices'
import { startEraser } from '@/components/start/eraser'
import { load, save } from '@/components/start/store'
import { refuseStorage } from '../support/refused-storage'

const words = { question: 'Tout disparaîtra.', yes: 'Oui, tout effacer', no: 'Ne rien effacer', done: 'C’est effacé.' }
const question = () => screen.getByText(words.question)
const press = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(() => {
  render(<Eraser label="Tout effacer" words={words} />)
})

test('asks once, then erases what every form and tool keeps, in the tab and on the device, and nothing else', async () => {
  localStorage.setItem('site-text', 'large')
  save('notebook', '1', 'device')
  save('contact-form', '1')
  startEraser()
  await press('Tout effacer')
  expect(question()).toBeVisible()
  await press(words.no)
  expect(question()).not.toBeVisible()
  expect(load('notebook')).toBeDefined()
  await press('Tout effacer')
  await press(words.yes)
  expect([load('notebook'), load('contact-form')]).toEqual([undefined, undefined])
  expect(localStorage.getItem('site-text')).toBe('large')
  expect(screen.getByRole('status')).toHaveTextContent(words.done)
  expect(screen.getByText('Tout effacer')).toHaveFocus()
})

test('is no trouble where the browser refuses storage, nor on a page without it', async () => {
  refuseStorage('removeItem')
  startEraser()
  await press('Tout effacer')
  await press(words.yes)
  expect(screen.getByRole('status')).toHaveTextContent(words.done)
  cleanup()
  expect(startEraser).not.toThrow()
})
