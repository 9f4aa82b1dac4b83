import { expect, jest, test } from '@jest/globals'
import { act, fireEvent } from '@testing-library/react'
import { getElement } from '../../support/get-element'
import { getFact, getMessage, getText, openNotebook, clickButton, typeInto } from './open-notebook'

test('copies no link to an empty notebook', async () => {
  openNotebook()
  await clickButton('Copier un lien')
  expect(getMessage('Le carnet est encore vide.')).toBeTruthy()
})

test('copies a link, and tells the day of the copy beside the device', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2027-04-03T16:00:00Z') })
  openNotebook()
  typeInto(getFact(1, 'name'), 'Ici')
  await clickButton('Copier un lien')
  expect(getMessage('Lien copié.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/#carnet=[\w-]+$/)
  expect(getMessage('Copie faite le 3 avril 2027.')).toBeTruthy()
})

test('proposes a file when the browser refuses to copy a link', async () => {
  openNotebook()
  typeInto(getFact(1, 'name'), 'Ici')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await clickButton('Copier un lien')
  expect(getMessage('Enregistrez plutôt un fichier.')).toBeTruthy()
  expect(getMessage('Aucune copie ailleurs.')).toBeTruthy()
})

test.each([
  ['holds no notebook', () => Promise.resolve('<html>')],
  ['refuses to be read', () => Promise.reject(new Error('NotReadableError'))],
])('says that a copy does not open when its file %s', async (_, text) => {
  openNotebook()
  const file = new File([], 'carnet-de-visite.json')
  file.text = text
  await act(() =>
    Promise.resolve(fireEvent.change(getElement('#ouvrir'), { target: { files: [file] } })),
  )
  expect(getText(getElement('.visit-notebook-shared'))).toContain('Cette copie ne s’ouvre pas.')
})
