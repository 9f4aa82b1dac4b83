import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { words } from '@/content/words'
import {
  clickButton,
  getFact,
  getMessage,
  getText,
  openNotebook,
  saveResidences,
  typeInto,
} from './open-notebook'

const { relative } = words.notebookPage.keep
const longReplies = Array.from({ length: 16 }, () => ({ text: 'Une préposée. '.repeat(8) }))

test('copies no link to an empty notebook', async () => {
  openNotebook()
  await clickButton(relative.copy)
  expect(getMessage('Le carnet est encore vide.')).toBeTruthy()
})

test('copies a link', async () => {
  openNotebook()
  typeInto(getFact(1, 'name'), 'Ici')
  await clickButton(relative.copy)
  expect(getMessage('Lien copié.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/#carnet=[\w-]+$/)
})

test('says before the copy how many notes a link leaves out, and from which question', () => {
  saveResidences([{ name: 'Ici', answers: longReplies }])
  const { unmount } = openNotebook()
  expect(document.body.textContent).not.toContain('laissées de côté')
  unmount()
  saveResidences(Array<object>(3).fill({ name: 'Ici', answers: longReplies }))
  openNotebook()
  expect(getText(getMessage('laissées de côté'))).toBe(
    'Trop long pour un lien. Notes laissées de côté, à partir de la question 8 : 27.',
  )
})

test('asks to write no name of a person', () => {
  openNotebook()
  expect(getMessage('N’écrivez le nom de personne')).toBeTruthy()
})

test('shows the link when the browser refuses to copy it', async () => {
  openNotebook()
  typeInto(getFact(1, 'name'), 'Ici')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await clickButton(relative.copy)
  expect(getMessage('Le lien n’est pas copié.')).toBeTruthy()
  expect(screen.getByRole('link', { name: relative.link }).getAttribute('href')).toMatch(
    /#carnet=[\w-]+$/,
  )
})
