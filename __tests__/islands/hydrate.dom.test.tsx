import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import ContactForm from '@/components/islands/contact-form/contact-form'
import { hydrate } from '@/components/islands/hydrate'
import { clearAll, hasTyped, load, save, saveTyped } from '@/components/start/store'
import { forms, presented } from '@/content/forms'
import { wishes } from '@/content/tools/souhaits'
import { site } from '@/content/site'

const props = { words: forms, wishes, portrait: presented.image, identity: { phone: site.phone, email: site.email } }

/** The contact form as it is printed, before its code is there. */
function print() {
  document.body.innerHTML = `<div data-island="contact-form"><script type="application/json">${JSON.stringify(props)}</script><div data-root="">${renderToString(<ContactForm {...props} />)}</div></div>`
  return document.body.firstElementChild as HTMLElement
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const complaints = jest.fn()

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  clearAll()
  complaints.mockReset()
  jest.spyOn(console, 'error').mockImplementation(complaints)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('what was typed, chosen and ticked before React listened is known to the form once it does', async () => {
  const island = print()
  field('contact-message').value = 'Bonjour'
  field('contact-seeking-for').value = 'proche'
  field('contact-wish-days-tuesday').checked = true
  field('contact-wish-means-phone').checked = true
  await hydrate(island)
  expect(field('contact-message').value).toBe('Bonjour\n\n— Souhaits de rappel — Mardi. Par téléphone. —')
  expect(JSON.parse(load('contact-form')?.text ?? '')).toMatchObject({
    seekingFor: 'proche',
    wishes: { days: ['tuesday'], means: 'phone' },
  })
  expect(complaints).not.toHaveBeenCalled()
})

test('what was typed before the code came is newer than what was stored, and of two messages neither is lost', async () => {
  save('contact-form', JSON.stringify({ name: 'Lucie', email: 'a@exemple.ca', message: 'Longue histoire.' }))
  const island = print()
  field('contact-email').value = 'b@exemple.ca'
  field('contact-message').value = 'Bonjour'
  await hydrate(island)
  expect(['name', 'email', 'message'].map((name) => field(`contact-${name}`).value)).toEqual([
    'Lucie',
    'b@exemple.ca',
    'Longue histoire.\nBonjour',
  ])
})

test('after Back, what the browser restored gives way to what is stored, and what was added to it stays', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] })
  save('contact-form', JSON.stringify({ name: 'Lucie', message: 'Histoire.' }))
  const island = print()
  field('contact-name').value = 'Luc'
  field('contact-message').value = 'Histoire. Elle a 84 ans.'
  await hydrate(island)
  expect(['name', 'message'].map((name) => field(`contact-${name}`).value)).toEqual(['Lucie', 'Histoire. Elle a 84 ans.'])
})

test('what was typed on a page that was left before the code came is there on return, once', async () => {
  saveTyped('contact-form', { 'contact-message': 'Bonjour', 'contact-name': 'Lucie' })
  await hydrate(print())
  expect([field('contact-name').value, field('contact-message').value]).toEqual(['Lucie', 'Bonjour'])
  expect(JSON.parse(load('contact-form')?.text ?? '')).toMatchObject({ name: 'Lucie', message: 'Bonjour' })
  expect(hasTyped('contact-form')).toBe(false)
})
