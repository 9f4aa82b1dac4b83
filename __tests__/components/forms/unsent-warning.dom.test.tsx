import { expect, it } from '@jest/globals'
import { saveDraft } from '@/lib/draft-storage'
import {
  asksBeforeLeaving,
  fill,
  follow,
  getPrivacyLink,
  open,
  openFilled,
} from '../../support/contact-form'
import { refuseStorage } from '../../support/refused-storage'

it('asks before the tab closes while a message is unsent', () => {
  openFilled({ name: 'Lucie' })
  expect(asksBeforeLeaving()).toBe(false)
  fill({ message: 'Bonjour' })
  expect(asksBeforeLeaving()).toBe(true)
  fill({ message: '' })
  expect(asksBeforeLeaving()).toBe(false)
})

it('asks about a draft written before another page', () => {
  saveDraft('contact-form', '{"message":"Bonjour"}')
  open()
  expect(asksBeforeLeaving()).toBe(true)
})

it.each([
  ['does not ask', 'stores the draft', () => undefined, false],
  ['asks', 'stores nothing', () => refuseStorage('setItem'), true],
])('%s before another page of the site where the browser %s', (_, __, prepare, isAsked) => {
  prepare()
  openFilled({ message: 'Bonjour' })
  follow(getPrivacyLink())
  expect(asksBeforeLeaving()).toBe(isAsked)
})
