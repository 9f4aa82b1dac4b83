import { getQuebecDate } from '@/lib/quebec-date'

/** Where a nightly build was missed: empties the dates of what is then hidden. */
export function hidePastNotices() {
  const { dataset } = document.documentElement
  for (const name of ['notice', 'closing']) {
    const lastDay = dataset[name]
    if (lastDay && lastDay < getQuebecDate()) dataset[name] = ''
  }
}
