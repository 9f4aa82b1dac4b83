import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { hydrate } from '@/components/islands/hydrate'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { printIsland } from '../../support/islands'

const field = (id: string) => document.getElementById(id) as HTMLInputElement
const options = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
]
const tick = (name: string, value: string) => {
  for (const option of options(name)) if (option.value === value) option.checked = true
}
const ticked = (name: string) =>
  options(name).flatMap((option) => (option.checked ? [option.value] : []))
test('joins the message of a draft and what was typed before hydration', async () => {
  saveDraft('contact-form', JSON.stringify({ name: 'Lucie', message: 'Longue histoire.' }))
  const island = printIsland('contact-form')
  field('contact-message').value = 'Bonjour'
  await hydrate(island)
  expect([field('contact-name').value, field('contact-message').value]).toEqual([
    'Lucie',
    'Longue histoire.\nBonjour',
  ])
})

test('adds what was ticked before hydration to the draft of the device', async () => {
  const draft = {
    rent: '1 000',
    income: '48 500',
    household: 'one',
    services: ['nursing'],
    isKept: true,
  }
  saveDraft('net-cost', JSON.stringify(draft), 'device')
  const island = printIsland('net-cost')
  field('rent').value = '2 290'
  tick('household', 'couple')
  tick('services', 'laundry')
  await hydrate(island)
  // The question that a couple is asked is rendered then.
  await waitFor(() => expect(options('isPartnerOfAge')).toHaveLength(2))
  expect([field('rent').value, field('income').value, ticked('services')]).toEqual([
    '2 290',
    '48 500',
    ['laundry', 'nursing'],
  ])
  expect(loadDraft('net-cost')?.area).toBe('device')
})
