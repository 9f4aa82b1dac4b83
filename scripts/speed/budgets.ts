import type { FirstVisit } from './first-visit'

const names = ['script', 'html', 'fonts', 'total', 'requests'] as const

type Weights = Pick<FirstVisit, (typeof names)[number]>

const fonts = 36_000

const budgets: Weights = { script: 8000, html: 25_000, fonts, total: fonts + 114_000, requests: 12 }

/** A page with a form fetches React and the form's rules too. */
const withForm = { script: 110_000, total: fonts + 140_000 }

const budgetsOf = ({ hasForm }: { hasForm: boolean }): Weights => ({ ...budgets, ...(hasForm && withForm) })

/** The names of the budgets that a page breaks. */
export function broken(page: Weights & { hasForm: boolean }): (keyof Weights)[] {
  const limits = budgetsOf(page)
  return names.filter((name) => page[name] > limits[name])
}
