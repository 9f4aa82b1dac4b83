import { beforeEach, expect, jest, test } from '@jest/globals'
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
const stored = (name: string) => JSON.parse(loadDraft(name)?.text ?? '') as object
const onError = jest.fn()

beforeEach(() => {
  onError.mockReset()
  jest.spyOn(console, 'error').mockImplementation(onError)
})

test('keeps what was typed in the contact form before hydration, and stores it', async () => {
  const island = printIsland('contact-form')
  field('contact-message').value = 'Bonjour'
  field('contact-seekingFor').value = 'proche'
  await hydrate(island)
  expect([field('contact-message').value, field('contact-seekingFor').value]).toEqual([
    'Bonjour',
    'proche',
  ])
  expect(stored('contact-form')).toMatchObject({ message: 'Bonjour', seekingFor: 'proche' })
  expect(onError).not.toHaveBeenCalled()
})

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

test('keeps and stores what was typed and ticked in the net cost before hydration', async () => {
  const island = printIsland('net-cost')
  field('rent').value = '2 290'
  tick('registered', 'unknown')
  await hydrate(island)
  expect([field('rent').value, ticked('registered')]).toEqual(['2 290', ['unknown']])
  expect(stored('net-cost')).toMatchObject({ rent: '2 290', registered: 'unknown' })
  expect(onError).not.toHaveBeenCalled()
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
