import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/dom'
import { startPopupRefusal } from '@/components/popup/popup-refusal.client'
import { wasPopupShown } from '@/components/popup/popup-timer.client'
import { refuseStorage } from '../../support/refused-storage'

const showPage = () => {
  document.body.innerHTML =
    '<div data-popup-refusal data-refused="Entendu." data-failed="Jamais."><button></button><p role="status"></p></div>'
  startPopupRefusal()
}

beforeEach(showPage)

test('refuses the popup, and says so at once and on return', () => {
  screen.getByRole('button').click()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
  expect(wasPopupShown()).toBe(true)
  showPage()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
})

test('says what happens where the browser stores nothing', () => {
  refuseStorage('setItem')
  screen.getByRole('button').click()
  expect(screen.getByRole('status').textContent).toBe('Jamais.')
})
