import type { Interface } from '@/content/schemas'
import { fillIn } from '../ui/words'
import type { Found, SearchEngine, SearchResult } from './search-engine'
import type { Segment } from './snippet'

type Words = Interface['search']

export const shownResults = 6

/** Of what is not quite what was asked, a few: the number to call stands right under them. */
const nearestResults = 3

export const shownOf = ({ results, isWeak }: Found) => results.slice(0, isWeak ? nearestResults : shownResults)

/** For the list of answers under the field, in pixels. */
const leastRoom = 560

/** A screen reader hears the count once typing rests, not at each key. */
const restsAfter = 500

function part(className: string, segments: readonly Segment[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  for (const { text, marked } of segments) {
    const node = marked ? document.createElement('mark') : document.createTextNode('')
    node.textContent = text
    element.append(node)
  }
  return element
}

function optionOf({ url, kind, place, title, sentence }: SearchResult, id: string, words: Words): HTMLAnchorElement {
  const option = document.createElement('a')
  option.id = id
  option.href = url
  option.tabIndex = -1
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  const kindAndPlace = [words.kinds[kind], ...(place === undefined ? [] : [place])].join(' · ')
  option.append(part('kind', [{ text: kindAndPlace, marked: false }]), part('title', title))
  if (sentence.length > 0) option.append(part('sentence', sentence))
  return option
}

function countOf(count: number, words: Words): string {
  const pattern = count > shownResults ? words.results.some : count === 1 ? words.results.one : words.results.many
  return fillIn(pattern, { n: count, shown: shownResults })
}

/** What is said of the answers: how many, or plainly that they are not what was asked. */
function sayFound({ count, missing, answer, isWeak }: Found, words: Words): string {
  if (!isWeak) return countOf(count, words)
  const plainly = answer ?? (missing === '' ? '' : fillIn(words.results.missing, { words: missing }))
  return [plainly, count === 0 ? '' : words.results.nearest].filter(Boolean).join(' ')
}

/** What stands on lines of its own is heard in one breath. */
const inSentences = (lines: readonly string[]) => lines.map((line) => line.trim().replace(/[^.?!]$/u, '$&.')).join(' ')

/** The printed field after ARIA's pattern of a combobox. The answers are links: a click with any button does what one expects. Gives what answers again. */
export function startCombobox(root: HTMLElement, engine: SearchEngine, words: Words): () => void {
  const find = (selector: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`The search was printed without ${selector}.`)
    return element
  }
  const search = find('[role="search"]')
  const field = find('input') as HTMLInputElement
  const panel = find('.answers')
  const list = find('[role="listbox"]')
  const tally = find('.tally')
  const ask = find('.ask')
  const status = find('[role="status"]')
  let options: HTMLAnchorElement[] = []
  let active = -1
  let isOpen = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const announce = (message: string) => {
    clearTimeout(resting)
    resting = setTimeout(() => (status.textContent = message), restsAfter)
  }

  const choose = (index: number) => {
    options[active]?.setAttribute('aria-selected', 'false')
    const option = options[index]
    active = option ? index : -1
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const close = () => {
    isOpen = false
    choose(-1)
    options = []
    panel.hidden = true
    field.setAttribute('aria-expanded', 'false')
    announce('')
  }

  const answer = () => {
    const query = field.value.trim()
    const found = query.length < 2 ? undefined : engine.find(query, shownResults)
    const message = found ? sayFound(found, words) : ''
    if (!found || message === '') {
      close()
      return
    }
    const chosen = active
    options = shownOf(found).map((result, index) => optionOf(result, `${field.id}-${String(index)}`, words))
    list.replaceChildren(...options)
    choose(chosen)
    tally.textContent = message
    ask.hidden = !found.isWeak
    // Under the keyboard of a telephone, or at the foot of a screen, the answers would not be seen.
    const { height } = window.visualViewport ?? { height: Infinity }
    if (panel.hidden && height - field.getBoundingClientRect().bottom < leastRoom) field.scrollIntoView({ block: 'start' })
    panel.hidden = false
    field.setAttribute('aria-expanded', String(options.length > 0))
    announce(found.isWeak ? inSentences([message, ...Array.from(ask.children, ({ textContent }) => textContent)]) : message)
  }

  const open = () => {
    isOpen = true
    answer()
  }

  field.addEventListener('input', () => {
    choose(-1)
    open()
  })
  field.addEventListener('click', open)
  field.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'Escape') {
      // The browser's own Escape empties the field; the first one only closes the list.
      if (isOpen && !panel.hidden) event.preventDefault()
      else field.value = ''
      close()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      // One more stop than there are answers: the field itself.
      const stops = options.length + 1
      choose(((active + 1 + (key === 'ArrowDown' ? 1 : -1) + stops) % stops) - 1)
    } else if (key === 'Enter' && isOpen && options.length > 0) {
      event.preventDefault()
      // Without a choice, Enter shows which answer the next Enter will follow.
      if (active < 0) choose(0)
      else options[active]?.click()
    }
    // The choice scrolls the page: who comes back to the field sees it.
    if (active < 0) field.scrollIntoView({ block: 'nearest' })
  })
  // The number and the link under a poor answer are reached with Tab: the list closes once the focus has left them too.
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close()
  })
  // The focus stays in the field, or the list would close before the click.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', close)

  // What was typed before this was there.
  if (document.activeElement === field) open()
  return () => {
    if (isOpen) answer()
  }
}
