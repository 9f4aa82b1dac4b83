import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { readNotebook } from '@/lib/notebook-data'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { renderMonth, user } from './render-net-cost'

const readPrices = () =>
  readNotebook(JSON.parse(loadDraft('visit-notebook')?.text ?? '')).residences.map(
    ({ rent, net }) => [rent, net],
  )

const notePrice = (name: string) => user.click(screen.getByRole('button', { name }))

test('writes under the chosen residence alone, whose button says the price replaced', async () => {
  const residences = [
    { name: 'Les Trois Lucarnes' },
    { name: 'Le Phare', rent: '2 100 $', net: '1 900 $' },
  ]
  saveDraft('visit-notebook', JSON.stringify({ residences }), 'device')
  renderMonth()
  expect(screen.getByRole('button', { name: 'Le Phare (2 100 $)' })).not.toBeNull()
  await notePrice('Résidence 3')
  expect(readPrices()).toEqual([
    ['', ''],
    ['2 100 $', '1 900 $'],
    ['2\u00A0290\u00A0$', '1\u00A0986,80\u00A0$'],
  ])
  expect(loadDraft('visit-notebook')?.area).toBe('device')
  expect(screen.getByText(/Le prix est noté sous « Résidence 3 »/)).not.toBeNull()
})

test('begins a notebook in the tab, without a net price where there is none', async () => {
  renderMonth({ isSubsidized: 'yes' })
  await notePrice('Résidence 2')
  expect(loadDraft('visit-notebook')?.area).toBe('tab')
  expect(readPrices()[1]).toEqual(['2\u00A0290\u00A0$', ''])
})
