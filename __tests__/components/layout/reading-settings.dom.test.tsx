import { beforeEach, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ThemeToggle, TextSizeControl } from '@/components/layout/reading-settings'
import { applySavedTheme, startThemeToggle } from '@/components/layout/theme-toggle.client'
import { startTextSize } from '@/components/layout/text-size.client'
import { refuseStorage } from '../../support/refused-storage'

const { dataset } = document.documentElement
const device = Object.assign(new EventTarget(), { matches: false })
window.matchMedia = () => device as unknown as MediaQueryList

/** Opens the page again: the head script runs first, the main script once it is parsed. */
function open() {
  cleanup()
  delete dataset.theme
  delete dataset.textSize
  applySavedTheme()
  startTextSize()
  const { container } = render(
    <>
      <ThemeToggle />
      <TextSizeControl />
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet="soir.avif" />
        <img src="jour.webp" alt="" />
      </picture>
    </>,
  )
  startThemeToggle()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return container.querySelector('source')
}

const darkTheme = () => screen.getByRole('switch', { name: 'Soir' })
const large = () => screen.getByRole('radio', { name: 'A grand' })

beforeEach(() => {
  device.matches = false
})

test('remembers « Soir » and the text size, and shows dark pictures', async () => {
  open()
  expect(darkTheme()).not.toBeChecked()
  await userEvent.click(darkTheme())
  await userEvent.click(large())
  const picture = open()
  expect(darkTheme()).toBeChecked()
  expect(large()).toBeChecked()
  expect([dataset.theme, dataset.textSize]).toEqual(['dark', 'large'])
  expect(picture).toHaveAttribute('media', 'all')
})

test('stores no theme that the device already has', async () => {
  const picture = open()
  await userEvent.click(darkTheme())
  await userEvent.click(darkTheme())
  expect(localStorage).toHaveLength(0)
  expect(picture).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  device.matches = true
  device.dispatchEvent(new Event('change'))
  expect(darkTheme()).toBeChecked()
  await userEvent.click(darkTheme())
  expect(dataset.theme).toBe('light')
  expect(picture).toHaveAttribute('media', 'not all')
})

test('ignores stored values that it did not write, and keeps a choice for the page', async () => {
  for (const key of ['site-theme', 'site-text-size']) localStorage.setItem(key, '"><b>')
  open()
  expect([dataset.theme, dataset.textSize]).toEqual([undefined, undefined])
  refuseStorage('setItem', 'getItem')
  await userEvent.click(darkTheme())
  await userEvent.click(large())
  window.dispatchEvent(new Event('pageshow'))
  expect(darkTheme()).toBeChecked()
  expect(large()).toBeChecked()
  expect(dataset.textSize).toBe('large')
})
