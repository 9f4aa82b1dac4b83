import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { words } from '@/content/words'
import {
  getFact,
  getMessage,
  getText,
  openNotebook,
  saveResidences,
  typeInto,
} from './open-notebook'

const { comparison, facts, groups, sources } = words.notebookPage
const findTable = () => screen.queryByRole('table')

const readRow = (label: string) => {
  const header = within(screen.getByRole('table')).getByRole('rowheader', { name: label })
  return [...(header.parentElement?.querySelectorAll('td') ?? [])].map((cell) =>
    getText(cell).replace(/^(?:Ici|Là) /, ''),
  )
}

test('waits until something is written', () => {
  openNotebook()
  expect(findTable()).toBeNull()
  expect(getMessage('Rien d’écrit encore.')).toBeTruthy()
  typeInto(getFact(1, 'name'), 'Ici')
  expect(findTable()).not.toBeNull()
})

test('shows what is written about each residence in its column', () => {
  saveResidences([
    {
      name: 'Ici',
      rent: '2290',
      net: 'au plus 2 266 $',
      excluded: 'le ménage',
      source: 'direction',
      date: '12 novembre',
      answers: [
        { text: 'Oui', opinion: 'fine' },
        {},
        { opinion: 'check' },
        {},
        { opinion: 'check' },
      ],
    },
    {},
    { name: 'Là', rent: 'à confirmer' },
  ])
  openNotebook()
  const first = groups[0]?.questions[0]?.short ?? ''
  expect(screen.getAllByRole('columnheader').map(getText)).toEqual(['Ici', 'Là'])
  expect(readRow(facts.rent)).toEqual(['2 290 $', 'à confirmer'])
  expect(readRow(facts.net)).toEqual(['au plus 2 266 $', ''])
  expect(readRow(facts.excluded)).toEqual(['le ménage', ''])
  expect(readRow(facts.source)).toEqual([sources.direction, ''])
  expect(readRow(facts.date)).toEqual(['12 novembre', ''])
  expect(readRow(comparison.toCheck)).toEqual(['Question 3, Question 5', ''])
  expect(readRow(`1. ${first}`)).toEqual(['Bien. Oui', ''])
  expect(screen.queryByRole('rowheader', { name: /^2\. / })).toBeNull()
})

test('links to the questions that are left to check', () => {
  saveResidences([{ answers: [{}, {}, { opinion: 'check' }] }])
  openNotebook()
  const link = within(screen.getByRole('table')).getByRole('link')
  expect(link.getAttribute('href')).toBe('#question-3')
})

test('keeps who answered as a function', () => {
  saveResidences([{ name: 'Ici', source: 'nursing' }])
  openNotebook()
  expect(getFact(1, 'source').value).toBe('nursing')
  typeInto(getFact(1, 'source'), 'care')
  expect(readRow(facts.source)).toEqual([sources.care])
})
