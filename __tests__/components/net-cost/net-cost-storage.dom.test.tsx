import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { loadDraft, loadDraftValues, saveDraft } from '@/lib/browser/draft-storage'
import { loadNotebook } from '@/lib/browser/notebook-storage'
import { words } from '@/content/words'
import { buildCases } from './official-tables'
import {
  getField,
  plain,
  renderMonth,
  renderNetCost,
  setDay,
  twoMealLease,
  typeInto,
  user,
} from './render-net-cost'

const { form, result } = words.netCostPage
const { clearData } = words.interfaceTexts

const saveNotebook = (...residences: object[]) =>
  saveDraft('visit-notebook', JSON.stringify({ residences }))
const readList = () => loadNotebook().residences.map(({ name, rent }) => [name, rent])
const compute = (residence: string) => {
  const label = plain(form.compute.replace('{residence}', residence))
  const buttons = [...document.querySelectorAll('.net-cost-form button')]
  const button = buttons.find((each) => plain(each.textContent) === label)
  if (!button) throw new Error(`No button computes ${residence}.`)
  return user.click(button)
}

/** The lease of a second residence. */
const threeMealLease = {
  'registered-B': 'yes',
  'isSubsidized-B': 'no',
  'rent-B': '2 690',
  'meals-B': 'threeMeals',
  'services-B': ['laundry', 'housekeeping'],
}

beforeEach(() => {
  setDay('2026-11-22')
})

describe('the names and the rents', () => {
  test('are those of the notebook, in both directions', async () => {
    saveNotebook({ name: 'Les Lucarnes', rent: '2 290 $' }, { name: 'Le Phare' })
    renderNetCost()
    expect(getField('rent').value).toBe('2 290 $')
    typeInto('rent', '2 300')
    await compute('Le Phare')
    expect(document.activeElement).toBe(getField('name-B'))
    expect(getField('name-B').value).toBe('Le Phare')
    typeInto('rent-B', '2 690')
    expect(readList()).toEqual([
      ['Les Lucarnes', '2 300'],
      ['Le Phare', '2 690'],
      ['', ''],
    ])
    expect(loadDraftValues('net-cost')).not.toHaveProperty('rent')
  })

  test('are kept on the device with the answers, and leave it with them', async () => {
    renderNetCost()
    typeInto('rent', '2 290')
    const areas = () => [loadDraft('net-cost')?.area, loadDraft('visit-notebook')?.area]
    expect(areas()).toEqual(['tab', 'tab'])
    await user.click(screen.getByRole('checkbox', { name: form.keep }))
    expect(areas()).toEqual(['device', 'device'])
    cleanup()
    renderNetCost()
    await user.click(screen.getByRole('checkbox', { name: form.keep }))
    expect(areas()).toEqual(['tab', 'tab'])
  })

  test('do not replace the notebook that another tab keeps on the device', async () => {
    saveNotebook({ name: 'Ici' })
    const kept = JSON.stringify({ residences: [{ name: 'Là' }] })
    localStorage.setItem('site-answers-visit-notebook', kept)
    renderNetCost()
    typeInto('rent', '2 290')
    await user.click(screen.getByRole('checkbox', { name: form.keep }))
    expect(localStorage.getItem('site-answers-visit-notebook')).toBe(kept)
    expect(readList()[0]).toEqual(['Ici', '2 290'])
  })

  test('leave with the answers when everything is cleared', () => {
    renderMonth()
    fireEvent.click(screen.getByText(clearData.yes))
    expect(getField('rent').value).toBe('')
    expect([loadDraft('net-cost'), loadDraft('visit-notebook')]).toEqual([undefined, undefined])
  })

  test('may be emptied without the notes of the visit', () => {
    saveNotebook({ name: '', rent: '2 290', answers: [{ text: 'Une préposée' }] })
    renderNetCost()
    typeInto('rent', '')
    expect(loadNotebook().residences[0]).toMatchObject({ rent: '' })
    expect(loadNotebook().residences[0]?.answers[0]?.text).toBe('Une préposée')
  })
})

test('gives the notebook what it computed and what the leases leave out', () => {
  saveNotebook({}, { excluded: 'le stationnement' })
  renderMonth({ ...twoMealLease, ...threeMealLease, 'registered-B': 'unknown' })
  fireEvent.click(screen.getByText(result.toNotebook))
  expect(
    loadNotebook().residences.map(({ net, excluded }) => [plain(net), plain(excluded)]),
  ).toEqual([
    ['1 986,80 $', 'un repas; la buanderie; les soins infirmiers; les soins personnels'],
    ['au plus 2 666 $', 'le stationnement'],
    ['', ''],
  ])
})

test.each(buildCases(30))('computes case $number to the cent in the table', ({ typed, nets }) => {
  renderMonth(typed)
  fireEvent.click(screen.getByText(result.toNotebook))
  expect(
    loadNotebook()
      .residences.map(({ net }) => net.replace(`${result.atMost} `, ''))
      .map(plain),
  ).toEqual(nets.map(plain))
})
