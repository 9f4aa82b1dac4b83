import { beforeEach, expect, jest, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import ContactForm from '@/components/islands/contact-form/contact-form'
import { hydrate } from '@/components/islands/hydrate'
import NetCost from '@/components/islands/net-cost/net-cost'
import { load, save } from '@/components/start/store'
import { forms, netCostPage, numbers, sheet } from '@/content/words'
import { netCostRules } from '@/content/rules'
import { site } from '@/content/site'

const islands = {
  'contact-form': <ContactForm words={forms} identity={{ phone: site.phone, email: site.email }} />,
  'net-cost': <NetCost rules={netCostRules} words={netCostPage} labels={sheet} phone={numbers.taxCredit} whoPays={site.whoPays} />,
}

/** An island as it is printed, before its code is there. */
function print(name: keyof typeof islands = 'contact-form') {
  const island = islands[name]
  document.body.innerHTML = `<div data-island="${name}"><script type="application/json">${JSON.stringify(island.props)}</script><div data-root="">${renderToString(island)}</div></div>`
  return document.body.firstElementChild as HTMLElement
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const named = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement
const complaints = jest.fn()

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  complaints.mockReset()
  jest.spyOn(console, 'error').mockImplementation(complaints)
})

test('the form keeps what was typed and chosen before it was hydrated', async () => {
  const island = print()
  field('contact-message').value = 'Bonjour'
  field('contact-seekingFor').value = 'proche'
  field('contact-availability').value = 'Le mardi'
  await hydrate(island)
  const typed = { seekingFor: 'proche', message: 'Bonjour', availability: 'Le mardi' }
  expect(JSON.parse(load('contact-form')?.text ?? '')).toMatchObject(typed)
  expect(complaints).not.toHaveBeenCalled()
})

test.each<[string, NavigationTimingType, stored: object, typed: Record<string, string>, kept: object, touched?: Record<string, string>]>([
  [
    'newer than what was stored, and of two messages neither is lost',
    'navigate',
    { name: 'Lucie', email: 'a@exemple.ca', message: 'Longue histoire.' },
    { email: 'b@exemple.ca', message: 'Bonjour' },
    { name: 'Lucie', email: 'b@exemple.ca', message: 'Longue histoire.\nBonjour' },
  ],
  [
    'after Back, where the browser restored it, older than what is stored, but what was added to it stays',
    'back_forward',
    { name: 'Lucie', message: 'Histoire.' },
    { name: 'Luc', message: 'Histoire. Elle a 84 ans.' },
    { name: 'Lucie', message: 'Histoire. Elle a 84 ans.' },
  ],
  [
    'after Back, where the visitor corrects or erases before the code comes, newer than what is stored',
    'back_forward',
    { name: 'Lucie', phone: '418 555-9876', message: 'Elle a 82 ans.' },
    { phone: '418 555-9871', message: 'Elle a 84 ans.' },
    { name: '', phone: '418 555-9871', message: 'Elle a 84 ans.' },
    { name: 'Lucie', phone: '418 555-9876', message: 'Elle a 82 ans.' },
  ],
])('what a field holds is %s', async (_, type, stored, typed, kept, touched = {}) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  save('contact-form', JSON.stringify(stored))
  const island = print()
  for (const [name, value] of Object.entries(typed)) field(`contact-${name}`).value = value
  await hydrate(island, undefined, new WeakMap(Object.entries(touched).map(([name, before]) => [field(`contact-${name}`), before])))
  const shown = ['name', 'phone', 'email', 'message'].map((name) => [name, field(`contact-${name}`).value] as const)
  expect({ ...(JSON.parse(load('contact-form')?.text ?? '') as object), ...Object.fromEntries(shown) }).toMatchObject(kept)
})

test.each([false, true])('the net cost: what is typed and ticked before, over what this device had stored (%s)', async (isStored) => {
  if (isStored) save('net-cost', JSON.stringify({ rent: '1 000', income: '48 500', household: 'one', isKept: true }), 'device')
  const island = print('net-cost')
  field('rent').value = '2 290'
  for (const box of document.querySelectorAll<HTMLInputElement>('[name="household"][value="couple"], [name="isKept"]')) box.checked = true
  await hydrate(island)
  expect([field('rent').value, field('income').value]).toEqual(['2 290', isStored ? '48 500' : ''])
  expect(named('isPartnerOfAge')).toBeTruthy()
  expect(named('isKept').checked).toBe(true)
  expect(load('net-cost')?.place).toBe('device')
  expect(JSON.parse(load('net-cost')?.text ?? '')).toMatchObject({ rent: '2 290', household: 'couple' })
})
