import { expect, test } from '@jest/globals'
import { loadDraft } from '@/lib/browser/draft-storage'
import {
  getFact,
  followLink,
  getFocusedText,
  getMessage,
  getText,
  buildLink,
  openNotebook,
  clickButton,
  reply,
  typeInto,
} from './open-notebook'

const getCopy = () => document.querySelector('[aria-labelledby="copie"]')
const name = () => getFact(1, 'name')

test('shows a copy whole before anything changes', () => {
  history.replaceState(null, '', buildLink('Ailleurs'))
  openNotebook()
  expect(getFocusedText()).toBe('Ouvrir cette copie du carnet?')
  expect(getText(getCopy()?.querySelector('thead'))).toBe('Ailleurs')
  expect(getText(getCopy()?.querySelector('tbody'))).toContain('À vérifier. La nôtre')
  expect(getMessage('Votre carnet est vide.')).toBeTruthy()
  expect([location.hash, loadDraft('visit-notebook')]).toEqual([buildLink('Ailleurs'), undefined])
})

test('replaces the notebook', async () => {
  openNotebook()
  typeInto(name(), 'Ici')
  typeInto(getFact(2, 'name'), 'Là')
  followLink(buildLink('Ailleurs'))
  await clickButton('Remplacer mon carnet')
  expect([name().value, getFact(2, 'name').value]).toEqual(['Ailleurs', ''])
  expect(reply(1, 1).value).toBe('La nôtre')
  expect([getCopy(), location.hash, getFocusedText()]).toEqual([null, '', 'Résidence 1'])
})

test('changes nothing when the visitor cancels', async () => {
  openNotebook()
  typeInto(name(), 'Ici')
  followLink(buildLink('Ailleurs'))
  await clickButton('Annuler')
  expect(name().value).toBe('Ici')
  expect([getCopy(), location.hash, getFocusedText()]).toEqual([null, '', 'Résidence 1'])
})

test('changes nothing when the link cannot be read', () => {
  openNotebook()
  typeInto(name(), 'Ici')
  followLink('#carnet=%3Cscript%3E')
  expect(getFocusedText()).toContain('Cette copie ne s’ouvre pas.')
  expect([name().value, location.hash]).toEqual(['Ici', ''])
})

test('tells the day of a copy', () => {
  const copy = { copiedOn: '2027-04-03', residences: [{ name: 'Ici' }] }
  history.replaceState(null, '', `#carnet=${btoa(JSON.stringify(copy))}`)
  openNotebook()
  expect(getMessage('Copie du 3 avril 2027.')).toBeTruthy()
})
