import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Opinion } from '@/lib/notebook-data'
import { saveDraft, type StorageArea } from '@/lib/browser/draft-storage'
import { getElement } from '../../support/get-element'
import { islands } from '../../support/islands'

export const user = userEvent.setup()

export const openNotebook = () => render(islands['visit-notebook'])

export const saveResidences = (residences: readonly object[], area?: StorageArea) =>
  saveDraft('visit-notebook', JSON.stringify({ residences }), area)

/** Reads a text with plain spaces. */
export const getText = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s/g, ' ') ?? ''

// Fields are found by name: among 300, jsdom takes half a second to find one by its label.
const getField = (selector: string) => getElement(selector) as HTMLInputElement

export const getFact = (residence: number, name: string) =>
  getField(`[name="${residence}-${name}"]`)

export const reply = (residence: number, question: number) =>
  getField(`textarea[name="${residence}-${question}"]`)

export const opinion = (residence: number, question: number, value: Opinion) =>
  getField(`[name="${residence}-${question}-opinion"][value="${value}"]`)

export const keep = () => getField('[name="keep"]')

export const typeInto = (where: HTMLElement, value: string) =>
  fireEvent.change(where, { target: { value } })

export const clickButton = (label: string) =>
  user.click(screen.getByText((_, element) => getText(element) === label, { selector: 'button' }))

export const getMessage = (text: string) =>
  screen.getByText(
    (_, element) => element?.matches('p') === true && getText(element).includes(text),
  )

export const getFocusedText = () => getText(document.activeElement)

/** Builds the link of a relative's notebook, with a residence for each name. */
export function buildLink(...names: string[]) {
  const residences = names.map((name) => ({
    name,
    answers: [{ text: 'La nôtre', opinion: 'check' }],
  }))
  return `#carnet=${Buffer.from(JSON.stringify({ residences })).toString('base64url')}`
}

export function followLink(hash: string) {
  history.replaceState(null, '', hash)
  act(() => {
    window.dispatchEvent(new Event('hashchange'))
  })
}
