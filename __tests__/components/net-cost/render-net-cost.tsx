import { jest } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildNetCostProps } from '@/app/cout-net/_components/net-cost-props'
import NetCost from '@/components/net-cost/net-cost'
import { saveDraft } from '@/lib/browser/draft-storage'
import { loadNotebook } from '@/lib/browser/notebook-storage'
import { getElement } from '../../support/get-element'
import { rulesOf2026, typedAlone } from './answers'

export const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })

export const setDay = (day: string) =>
  jest.useFakeTimers({ advanceTimers: true, now: new Date(`${day}T12:00:00-05:00`) })

/** The rules of an earlier year come first, so that the tests see which year is selected. */
const rules = [{ ...rulesOf2026, year: 2025, creditRate: 30 }, rulesOf2026]

export const renderNetCost = () =>
  render(
    <div data-tool="cout-net">
      <NetCost {...buildNetCostProps()} rules={rules} />
    </div>,
  )

/** The two-meal lease of tax-credit.unit.test.ts. */
export const twoMealLease = { meals: 'twoMeals', services: ['housekeeping'] }
export const couple = { household: 'couple', isPartnerOfAge: 'yes', hasThirdPerson: 'no' }

/**
 * Renders the tool for a visitor who has answered every question in this tab, on a day of 2026. The
 * names and the rents are those of the notebook.
 */
export function renderMonth(typed: object = twoMealLease): void {
  setDay('2026-11-22')
  const values: Readonly<Record<string, unknown>> = { ...typedAlone, ...typed }
  const { residences } = loadNotebook()
  const named = residences.map((residence, index) => ({
    ...residence,
    name: values[['name', 'name-B', 'name-C'][index] ?? ''] ?? residence.name,
    rent: values[['rent', 'rent-B', 'rent-C'][index] ?? ''] ?? residence.rent,
  }))
  saveDraft('visit-notebook', JSON.stringify({ residences: named }))
  saveDraft('net-cost', JSON.stringify(values))
  renderNetCost()
}

/** Replaces non-breaking spaces. */
export const plain = (text: string) => text.replaceAll('\u00A0', ' ')
export const readText = (node: Node | null | undefined) => plain(node?.textContent ?? '')

export const getChoice = (name: string, value: string) =>
  getElement(`input[name="${name}"][value="${value}"]`) as HTMLInputElement
export const getField = (id: string) => getElement(`input#${id}`) as HTMLInputElement
export const choose = (name: string, value: string) => fireEvent.click(getChoice(name, value))
export function typeInto(id: string, text: string): void {
  getField(id).focus()
  fireEvent.input(getField(id), { target: { value: text } })
}

export const findResult = () => document.querySelector('#resultat')
export const readFigures = () =>
  [...document.querySelectorAll('.net-cost-result-figure')].map(readText)

/** The amounts of a table, row by row; undefined where there is no such table. */
export function readTable(caption: string): string[][] | undefined {
  const table = [...document.querySelectorAll('table')].find((each) =>
    readText(each.caption).startsWith(caption),
  )
  return (
    table &&
    [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => readText(cell.lastChild)),
    )
  )
}
