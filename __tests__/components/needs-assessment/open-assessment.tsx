import { expect, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveDraft } from '@/lib/browser/draft-storage'
import { getElement } from '../../support/get-element'
import { islands } from '../../support/islands'

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Opens the tool at a screen, with answers given in this tab. */
export async function openAssessment(hash: string, answers?: object) {
  window.scrollTo = jest.fn()
  location.hash = hash
  await settle()
  if (answers) saveDraft('needs-assessment', JSON.stringify(answers))
  render(islands['needs-assessment'])
  await settle()
}

export const user = userEvent.setup()

export async function clickButton(name: string) {
  await user.click(screen.getByRole('button', { name }))
  await settle()
}

export async function expectScreen(name: string) {
  await settle()
  expect(getElement('.needs-assessment').dataset.shownScreen).toBe(name)
}

export const getChoice = (name: string, value: string) =>
  getElement(`[name="${name}"][value="${value}"]`) as HTMLInputElement

export const getTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name} ${value}`,
  )

export const getTitle = () => screen.getByRole('heading', { level: 2 }).textContent

export const getTexts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
