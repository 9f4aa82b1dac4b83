import { expect, test } from '@jest/globals'
import { render, renderHook, screen } from '@testing-library/react'
import { useLeaveWarning } from '@/components/forms/drafts/use-leave-warning'
import { saveDraft } from '@/lib/browser/draft-storage'
import {
  isAskedBeforeLeaving,
  fill,
  followLink,
  getPrivacyLink,
  openForm,
  openFilled,
} from '../../../support/contact-form'
import { refuseStorage } from '../../../support/refused-storage'

test('asks before the tab closes while a message is unsent', () => {
  openFilled({ name: 'Lucie' })
  expect(isAskedBeforeLeaving()).toBe(false)
  fill({ message: 'Bonjour' })
  expect(isAskedBeforeLeaving()).toBe(true)
  fill({ message: '' })
  expect(isAskedBeforeLeaving()).toBe(false)
})

test('asks about a draft written before another page', () => {
  saveDraft('contact-form', '{"message":"Bonjour"}')
  openForm()
  expect(isAskedBeforeLeaving()).toBe(true)
})

test.each([
  ['does not ask', 'stores the draft', () => undefined, false],
  ['asks', 'stores nothing', () => refuseStorage('setItem'), true],
])('%s before another page of the site where the browser %s', (_, __, prepare, isAsked) => {
  prepare()
  openFilled({ message: 'Bonjour' })
  followLink(getPrivacyLink())
  expect(isAskedBeforeLeaving()).toBe(isAsked)
})

test('asks nothing when a call begins', () => {
  renderHook(() => useLeaveWarning(true))
  render(<a href="tel:+14185550134">Appeler</a>)
  expect(isAskedBeforeLeaving()).toBe(true)
  followLink(screen.getByRole('link'))
  expect(isAskedBeforeLeaving()).toBe(false)
})
