import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { LightSwitch } from '@/components/layout/light-switch'
import { recallLight, startLight } from '@/components/start/light'
import { refuseStorage } from '../support/refused-storage'

const root = document.documentElement
const device = Object.assign(new EventTarget(), { matches: false })
window.matchMedia = () => device as unknown as MediaQueryList

/** A page that is opened again: one script in its head, the other once it is there. */
function open() {
  cleanup()
  delete root.dataset.light
  recallLight()
  const { container } = render(
    <>
      <LightSwitch label="Soir" />
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="soir.avif" />
        <img src="jour.webp" alt="" />
      </picture>
    </>,
  )
  startLight()
  return container.querySelector('source')
}

const evening = () => screen.getByRole('switch', { name: 'Soir' })

beforeEach(() => {
  localStorage.clear()
  device.matches = false
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('« Soir » is remembered, and takes the pictures of the evening', async () => {
  open()
  expect(evening()).not.toBeChecked()
  await userEvent.click(evening())
  const picture = open()
  expect(evening()).toBeChecked()
  expect(root.dataset.light).toBe('evening')
  expect(picture).toHaveAttribute('media', 'all')
})

test('a choice that comes back to the wish of the device is forgotten: the site follows it again', async () => {
  const picture = open()
  await userEvent.click(evening())
  await userEvent.click(evening())
  expect(localStorage).toHaveLength(0)
  expect(picture).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(evening()).toBeChecked()
  await userEvent.click(evening())
  expect(root.dataset.light).toBe('day')
  expect(picture).toHaveAttribute('media', 'not all')
})

test('believes nothing that it did not write, and holds for the page where storage is refused', async () => {
  localStorage.setItem('fanal-light', '"><b>')
  open()
  expect(root.dataset.light).toBeUndefined()
  refuseStorage('setItem', 'getItem')
  await userEvent.click(evening())
  window.dispatchEvent(new Event('pageshow'))
  expect(evening()).toBeChecked()
})
