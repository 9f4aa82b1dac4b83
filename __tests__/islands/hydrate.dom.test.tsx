import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import ContactForm from '@/components/islands/contact-form/contact-form'
import { hydrate } from '@/components/islands/hydrate'
import { clearAll, load, save } from '@/components/start/store'
import { forms, presented } from '@/content/forms'
import { wishes } from '@/content/outils/souhaits'
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

test('what was typed is newer than what was stored, except where the browser only restored it', async () => {
  save('contact-form', JSON.stringify({ name: 'Lucie', message: 'Avant' }))
  const island = print()
  field('contact-message').value = 'Après'
  await hydrate(island)
  expect([field('contact-name').value, field('contact-message').value]).toEqual(['Lucie', 'Après'])
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] })
  save('contact-form', JSON.stringify({ message: 'Ailleurs' }))
  const again = print()
  field('contact-message').value = 'Restauré'
  await hydrate(again)
  expect(field('contact-message').value).toBe('Ailleurs')
})
