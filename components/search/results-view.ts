import { fillTemplate } from '@/lib/fill-template'
import type { SearchResult, SearchResults } from './search-engine'
import type { SearchWords } from './search-index'
import type { Segment } from './snippet'

export const maxResults = 6

/** The limit of weak results, so that the phone number under them is in sight. */
const maxWeakResults = 3

const selectShownResults = ({ results, isWeak }: SearchResults) =>
  results.slice(0, isWeak ? maxWeakResults : maxResults)

/** Creates the options as links, so that every mouse button does what it does on a link. */
export const createOptions = (found: SearchResults, fieldId: string, words: SearchWords) =>
  selectShownResults(found).map((result, index) =>
    createOption(result, words, `${fieldId}-${index}`),
  )

/** Its title comes first, which is what a visitor listens for; it is shown under its kind. */
function createOption(
  { url, kind, pageTitle, title, sentence }: SearchResult,
  { kinds }: SearchWords,
  id: string,
) {
  const option = document.createElement('a')
  option.id = id
  option.className = 'search-option'
  option.href = url
  option.tabIndex = -1
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')

  const source = [kinds[kind], pageTitle].filter(Boolean).join(', ')
  option.append(
    createLine('search-title', title),
    createLine('search-kind accent small', [{ text: source, isHighlighted: false }]),
  )
  if (sentence.length > 0) option.append(createLine('small', sentence))
  return option
}

function createLine(className: string, segments: readonly Segment[]): HTMLElement {
  const line = document.createElement('div')
  line.className = className
  for (const { text, isHighlighted } of segments) {
    const mark = document.createElement('mark')
    mark.textContent = text
    line.append(isHighlighted ? mark : text)
  }
  return line
}

/** Summarizes how many results there are, or that they are not what was asked. */
export function summarize(
  { count, isWeak, missing, absentAnswer }: SearchResults,
  { results }: SearchWords,
) {
  if (isWeak) {
    const missingWords = missing === '' ? '' : fillTemplate(results.missing, { words: missing })
    const nearest = count === 0 ? '' : results.nearest
    return [absentAnswer ?? missingWords, nearest].filter(Boolean).join(' ')
  }
  if (count === 1) return fillTemplate(results.one, { n: count })
  return fillTemplate(count > maxResults ? results.some : results.many, {
    n: count,
    shown: maxResults,
  })
}
