import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { readNotebook } from '@/lib/notebook-data'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { netCostPage } from '@/content/words'
import { read, renderMonth, user } from './render-net-cost'

const words = netCostPage.result.carry

const findButton = () => screen.getByRole<HTMLButtonElement>('button', { name: words.note })
const readChoices = () => [...document.querySelectorAll('.note-price label')].map(read)
const readPrices = () =>
  readNotebook(JSON.parse(loadDraft('visit-notebook')?.text ?? '')).residences.map(
    ({ name, rent, net }) => [name, rent, net],
  )

async function notePrice(label: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: new RegExp(label) }))
  await user.click(findButton())
}

test('writes under the chosen residence alone, and says which price it replaces', async () => {
  const residences = [
    { name: 'Les Trois Lucarnes' },
    { name: 'Le Phare', rent: '2 100 $', net: '1 900 $' },
  ]
  saveDraft('visit-notebook', JSON.stringify({ residences }), 'device')
  renderMonth()
  expect(findButton().disabled).toBe(true)
  expect(readChoices()).toEqual([
    'Les Trois Lucarnes',
    'Le Phare. Remplace le prix déjà noté : 2 100 $, net 1 900 $',
    'Résidence 3',
  ])
  await notePrice('Résidence 3')
  expect(readPrices()).toEqual([
    ['Les Trois Lucarnes', '', ''],
    ['Le Phare', '2 100 $', '1 900 $'],
    ['', '2 290 $', '1 986,80 $'],
  ])
  expect(loadDraft('visit-notebook')?.area).toBe('device')
  expect(screen.getByText(/Le prix est noté sous « Résidence 3 »/)).not.toBeNull()
  expect(document.activeElement?.textContent).toContain('Ouvrir le carnet')
  expect(readChoices()[2]).toBe('Résidence 3. Ce prix y est déjà noté.')
})

test('begins a notebook in the tab, without a net price where there is none', async () => {
  renderMonth({ isSubsidized: 'yes' })
  expect(readChoices()).toEqual(['Résidence 1', 'Résidence 2', 'Résidence 3'])
  expect(loadDraft('visit-notebook')).toBeUndefined()
  await notePrice('Résidence 2')
  expect(loadDraft('visit-notebook')?.area).toBe('tab')
  expect(readPrices()[1]).toEqual(['', '2 290 $', ''])
})
