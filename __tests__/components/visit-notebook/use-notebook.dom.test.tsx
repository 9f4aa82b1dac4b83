import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render } from '@testing-library/react'
import { words } from '@/content/words'
import { loadDraft } from '@/lib/browser/draft-storage'
import { getElement } from '../../support/get-element'
import { islands } from '../../support/islands'
import { refuseStorage } from '../../support/refused-storage'
import {
  clickButton,
  getFact,
  getMessage,
  keep,
  openNotebook,
  opinion,
  reply,
  saveResidences,
  user,
  typeInto,
} from './open-notebook'

const key = 'site-answers-visit-notebook'
const name = () => getFact(1, 'name')
const getArea = () => loadDraft('visit-notebook')?.area

test('shows what is stored when it opens again', () => {
  saveResidences([{ name: 'Ici', answers: [{ text: 'Vite', opinion: 'fine' }] }])
  openNotebook()
  expect([name().value, reply(1, 1).value]).toEqual(['Ici', 'Vite'])
  expect(opinion(1, 1, 'fine').checked).toBe(true)
})

test('moves from the tab to the device when the box is ticked', async () => {
  openNotebook()
  typeInto(name(), 'Ici')
  expect(getArea()).toBe('tab')
  await user.click(keep())
  expect([getArea(), keep().checked, sessionStorage.getItem(key)]).toEqual(['device', true, null])
})

test('leaves the device when the box is unticked', async () => {
  saveResidences([{ name: 'Ici' }], 'device')
  openNotebook()
  await user.click(keep())
  expect([getArea(), keep().checked, localStorage.getItem(key)]).toEqual(['tab', false, null])
})

test('does not write over what another tab keeps on the device', async () => {
  openNotebook()
  typeInto(name(), 'Ici')
  const kept = JSON.stringify({ residences: [{ name: 'Là' }] })
  localStorage.setItem(key, kept)
  await user.click(keep())
  expect(getMessage('Ce carnet n’est pas encore gardé.')).toBeTruthy()
  expect([keep().checked, getArea(), localStorage.getItem(key)]).toEqual([false, 'tab', kept])
})

test.each([
  ['what another tab writes', JSON.stringify({ residences: [{ name: 'Là' }] }), 'Là'],
  ['another tab that clears it', '', ''],
])('follows %s', (_, stored, expected) => {
  saveResidences([{ name: 'Ici' }], 'device')
  openNotebook()
  localStorage.setItem(key, stored)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(name().value).toBe(expected)
})

test('says that it is not stored, and asks before leaving, when the browser refuses', () => {
  openNotebook()
  refuseStorage('setItem')
  typeInto(name(), 'Ici')
  expect(getMessage('Cet appareil ne permet pas de garder le carnet.')).toBeTruthy()
  expect(name().value).toBe('Ici')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

test('prints what is written, and a blank notebook on demand', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  render(<div data-tool="carnet-de-visite">{islands['visit-notebook']}</div>)
  const printsAnswers = () => {
    fireEvent(window, new Event('beforeprint'))
    return getElement('[data-tool]').dataset.printState === 'answers'
  }
  expect(printsAnswers()).toBe(false)
  typeInto(getFact(1, 'rent'), '2 290 $')
  expect(printsAnswers()).toBe(true)
  await clickButton(words.notebookPage.keep.paper.blank)
  expect([printsAnswers(), print.mock.calls.length]).toEqual([false, 1])
  fireEvent(window, new Event('afterprint'))
  expect(printsAnswers()).toBe(true)
})
