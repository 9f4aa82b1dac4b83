import type { FirstVisit } from './first-visit'

type Weights = Pick<FirstVisit, 'script' | 'html' | 'total' | 'requests'>

const budgets: Weights = { script: 150_000, html: 25_000, total: 350_000, requests: 20 }

/** A page with a form carries the form's code and its rules too. */
const scriptWithForm = 195_000

export const budgetsOf = ({ hasForm }: { hasForm: boolean }): Weights => ({ ...budgets, ...(hasForm && { script: scriptWithForm }) })

/** The names of the budgets that a page breaks. */
export function broken(page: Weights & { hasForm: boolean }): (keyof Weights)[] {
  const limits = budgetsOf(page)
  return (['script', 'html', 'total', 'requests'] as const).filter((name) => page[name] > limits[name])
}
