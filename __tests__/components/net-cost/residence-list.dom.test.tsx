import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { loadDraft, loadDraftValues, saveDraft } from '@/lib/draft-storage'
import { loadNotebook } from '@/lib/notebook-storage'
import { words } from '@/content/words'
import { buildCases } from './official-tables'
import {
  getField,
  plain,
  readFigures,
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

/** The other lease of a draft that the site of November 2026 stored. */
const threeMealLease = {
  'registered-B': 'yes',
  'isSubsidized-B': 'no',
  'rent-B': '2 690',
  'meals-B': 'threeMeals',
  'services-B': ['laundry', 'housekeeping'],
  residenceCount: '2',
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

describe('a draft of November 2026', () => {
  const openOld = (draft: object) => renderMonth({ ...twoMealLease, ...threeMealLease, ...draft })

  test('opens with every name, price and answer', async () => {
    openOld({ name: 'Les Lucarnes', 'name-B': 'Le Phare' })
    expect(readFigures()).toEqual(['2 290 $', '1 986,80 $'])
    await compute('Le Phare')
    expect(readFigures()).toEqual(['2 690 $', '2 280 $'])
    expect(readList()).toEqual([
      ['Les Lucarnes', '2 290'],
      ['Le Phare', '2 690'],
      ['', ''],
    ])
  })

  test('follows the order of the notebook, whose words stay', async () => {
    saveNotebook(
      { name: 'Le Phare', rent: '2 690 $', answers: [{ text: 'Gardien : 10 min' }] },
      { name: 'Les Lucarnes', net: '1 986,80 $' },
    )
    openOld({ name: 'Les Lucarnes', 'name-B': 'Le Phare' })
    expect(readFigures()).toEqual(['2 690 $', '2 280 $'])
    await compute('Les Lucarnes')
    expect(readFigures()).toEqual(['2 290 $', '1 986,80 $'])
    expect(loadNotebook().residences).toMatchObject([
      {
        name: 'Le Phare',
        rent: '2 690 $',
        answers: [{ text: 'Gardien : 10 min' }, ...Array<object>(15).fill({})],
      },
      { name: 'Les Lucarnes', rent: '2 290', net: '1 986,80 $' },
      { name: '' },
    ])
  })

  test('takes the empty residences of the notebook', () => {
    saveNotebook({ name: 'Ailleurs', rent: '1 900' })
    openOld({ name: 'Les Lucarnes', 'name-B': '' })
    expect(readList()).toEqual([
      ['Ailleurs', '1 900'],
      ['Les Lucarnes', '2 290'],
      ['', '2 690'],
    ])
  })

  test('joins both texts where the notebook has no room left', () => {
    saveNotebook(...['Un', 'Deux', 'Trois'].map((name) => ({ name, rent: '1 900' })))
    openOld({ name: 'Les Lucarnes', residenceCount: '1', 'rent-B': '' })
    expect(readList()[0]).toEqual(['Un / Les Lucarnes', '1 900 / 2 290'])
  })

  test('stays on the device with its names', () => {
    saveDraft('net-cost', JSON.stringify({ isKept: true, rent: '2 290', name: 'Ici' }), 'device')
    renderNetCost()
    expect(loadDraft('visit-notebook')?.area).toBe('device')
    expect(readList()[0]).toEqual(['Ici', '2 290'])
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
