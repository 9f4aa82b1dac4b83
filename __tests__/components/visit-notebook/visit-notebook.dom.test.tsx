import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { loadDraft } from '@/lib/draft-storage'
import { interfaceTexts } from '@/content/words'
import { getElement } from '../../support/get-element'
import { fact, getText, openNotebook, opinion, reply, user, write } from './open-notebook'

it('keeps a space that is typed between two words', async () => {
  openNotebook()
  write(fact(1, 'name'), 'Les Trois')
  await user.type(fact(1, 'name'), ' L')
  expect(fact(1, 'name').value).toBe('Les Trois L')
})

it('puts the name of a residence into the labels of its fields', () => {
  openNotebook()
  write(fact(1, 'name'), 'Les Trois Lucarnes')
  const labels = [getElement('[name="residence"]') as HTMLInputElement, reply(1, 1)].map(
    ({ labels }) => labels?.[0],
  )
  const legend = opinion(1, 1, 'fine').closest('fieldset')?.querySelector('legend')
  expect([...labels, legend].map(getText)).toEqual([
    '1, Les Trois Lucarnes',
    'Question 1, Les Trois Lucarnes',
    'Question 1, Les Trois Lucarnes : votre avis',
  ])
})

it('prints what is written', () => {
  openNotebook()
  write(fact(1, 'rent'), '2 290 $')
  fireEvent(window, new Event('beforeprint'))
  expect(getText(getElement('[data-written] small'))).toBe('bail 2 290 $')
})

describe('« Tout effacer »', () => {
  it('empties the fields and the store', async () => {
    openNotebook()
    write(fact(1, 'name'), 'Ici')
    await user.click(opinion(2, 16, 'check'))
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
    expect([fact(1, 'name').value, opinion(2, 16, 'check').checked]).toEqual(['', false])
    expect(loadDraft('visit-notebook')).toBeUndefined()
  })
})
