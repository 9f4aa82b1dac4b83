import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/dom'
import { startPopupOptOut } from '@/components/popup/popup-opt-out.client'
import { wasPopupShown } from '@/components/popup/popup-timer.client'
import { refuseStorage } from '../../support/refused-storage'

const showPage = () => {
  document.body.innerHTML =
    '<div data-popup-opt-out data-opted-out="Entendu." data-failed="Jamais."><button></button><p role="status"></p></div>'
  startPopupOptOut()
}

beforeEach(showPage)

test('opts out of the popup, and says so at once and on return', () => {
  screen.getByRole('button').click()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
  expect(wasPopupShown()).toBe(true)
  showPage()
  expect(screen.getByRole('status').textContent).toBe('Entendu.')
  expect(screen.getByRole('button').dataset).toHaveProperty('chosen')
})

test('says what happens where the browser stores nothing', () => {
  refuseStorage('setItem')
  screen.getByRole('button').click()
  expect(screen.getByRole('status').textContent).toBe('Jamais.')
})
