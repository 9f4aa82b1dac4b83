import { expect, test } from '@jest/globals'
import { getElement } from '../../support/get-element'
import { getText, openNotebook, saveResidences } from './open-notebook'

test.each([
  ['nothing is written', [], 'Rien d’écrit encore'],
  ['no reply is to be checked', [{ text: 'Vite' }], '0 réponse à vérifier'],
  ['one reply is to be checked', [{ mark: 'check' }], '1 réponse à vérifier'],
  ['two are', [{ mark: 'check' }, { mark: 'check' }], '2 réponses à vérifier'],
])('says that %s', (_, answers, expected) => {
  saveResidences([{ answers }])
  openNotebook()
  expect(getText(getElement('#reply-count-1').parentElement)).toBe(`Résidence 1${expected}`)
})

test('links to the questions that are left to check', () => {
  saveResidences([{ answers: [{}, {}, { mark: 'check' }] }])
  openNotebook()
  expect(getElement('.visit-notebook-reply-counts a').getAttribute('href')).toBe('#question-3')
})
