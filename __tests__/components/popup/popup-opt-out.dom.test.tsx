import { beforeEach, expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { screen } from '@testing-library/dom'
import { startPopupOptOut } from '@/components/popup/popup-opt-out.client'
import { wasPopupShown } from '@/components/popup/popup-timer.client'
import { refuseStorage } from '../../support/refused-storage'

const showPage = () => {
  document.body.innerHTML =
    '<div data-popup-opt-out data-opted-out="Entendu." data-failed="Jamais."><button role="switch"></button><p role="status"></p></div>'
  startPopupOptOut()
}

beforeEach(showPage)

test('opts out of the popup, and says so at once and on return', () => {
  screen.getByRole('switch').click()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
  expect(wasPopupShown()).toBe(true)
  showPage()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
  expect(screen.getByRole('switch')).toBeChecked()
})

test('takes the choice back', () => {
  screen.getByRole('switch').click()
  screen.getByRole('switch').click()
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(wasPopupShown()).toBe(false)
})

test('says what happens where the browser stores nothing', () => {
  refuseStorage('setItem')
  screen.getByRole('switch').click()
  expect(screen.getByRole('status').textContent).toBe('Jamais.')
})
