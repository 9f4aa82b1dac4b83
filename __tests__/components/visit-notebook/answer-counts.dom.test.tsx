import { expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { AnswerCounts } from '@/components/visit-notebook/answer-counts'
import { getColumns, numberQuestions } from '@/components/visit-notebook/notebook-words'
import { readNotebook } from '@/lib/notebook-data'
import { getElement } from '../../support/get-element'
import { getText, words } from './open-notebook'

function renderCounts(...replies: object[]) {
  const notebook = readNotebook({ residences: [{ replies }] })
  render(
    <AnswerCounts
      words={words}
      groups={numberQuestions(words.groups)}
      columns={getColumns(notebook, words.cells)}
    />,
  )
}

it.each([
  ['nothing is written', [], 'Rien d’écrit encore'],
  ['no reply is to be checked', [{ text: 'Vite' }], '0 réponse à vérifier'],
  ['one reply is to be checked', [{ mark: 'check' }], '1 réponse à vérifier'],
  ['two are', [{ mark: 'check' }, { mark: 'check' }], '2 réponses à vérifier'],
])('says that %s', (_, replies, expected) => {
  renderCounts(...replies)
  expect(getText(getElement('#bilan-1').parentElement)).toBe(`Résidence 1${expected}`)
})

it('links to the questions that are left to check', () => {
  renderCounts({}, {}, { mark: 'check' })
  expect(getElement('.answer-counts a').getAttribute('href')).toBe('#question-3')
})
