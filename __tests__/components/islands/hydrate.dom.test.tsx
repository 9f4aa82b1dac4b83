import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { hydrate } from '@/components/islands/hydrate'
import { registry } from '@/components/islands/island-registry'
import { loadDraft, saveDraft } from '@/lib/browser/draft-storage'
import { renderIslandHtml } from '../../support/islands'

const getField = (id: string) => document.getElementById(id) as HTMLInputElement
const options = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
]
const choose = (name: string, value: string) => {
  for (const option of options(name)) if (option.value === value) option.checked = true
}
const ticked = (name: string) =>
  options(name).flatMap((option) => (option.checked ? [option.value] : []))
test('joins the message of a draft and what was typed before hydration', async () => {
  saveDraft('contact-form', JSON.stringify({ name: 'Lucie', message: 'Longue histoire.' }))
  const island = renderIslandHtml('contact-form')
  getField('contact-message').value = 'Bonjour'
  await hydrate(island)
  expect([getField('contact-name').value, getField('contact-message').value]).toEqual([
    'Lucie',
    'Longue histoire.\nBonjour',
  ])
})

test('adds what was ticked before hydration to the draft of the device', async () => {
  const draft = {
    rent: '1 000',
    income: '48 500',
    meals: 'none',
    services: ['nursing'],
    isKept: true,
  }
  saveDraft('net-cost', JSON.stringify(draft), 'device')
  const island = renderIslandHtml('net-cost')
  getField('rent').value = '2 290'
  choose('meals', 'oneMeal')
  await hydrate(island)
  // The questions that the draft answers are then rendered.
  await waitFor(() => expect(ticked('services')).toEqual(['nursing']))
  expect([getField('rent').value, getField('income').value, ticked('meals')]).toEqual([
    '2 290',
    '48 500',
    ['oneMeal'],
  ])
  expect(loadDraft('net-cost')?.area).toBe('device')
})

test('puts back the form and what was typed when its component throws', async () => {
  const island = renderIslandHtml('contact-form')
  island.dataset.modules = '/scripts/form.js'
  const field = getField('contact-message')
  field.value = 'Bonjour'
  field.focus()
  const Broken = () => {
    throw new Error('broken')
  }
  jest.spyOn(registry, 'contact-form').mockResolvedValue({ default: Broken })
  await expect(hydrate(island)).rejects.toThrow('broken')
  expect([getField('contact-message').value, document.activeElement]).toEqual(['Bonjour', field])
  // The loader looks for islands that name their modules, and so leaves this one alone.
  expect(island.dataset.modules).toBeUndefined()
})
