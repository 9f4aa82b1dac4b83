import { createOptions, maxResults, summarize } from './results-view'
import { createSearchEngine } from './search-engine'
import type { SearchFile } from './search-index'

const minQueryLength = 2

/** The room in pixels that the list of results needs under the field. */
const minRoomBelow = 560

/** The status is announced this long after the last key. */
const announceDelayMs = 500

/**
 * Makes the rendered field a combobox after ARIA's pattern, with links as options. The focus stays
 * in the field: `aria-activedescendant` names the selected option.
 */
export function startCombobox(root: HTMLElement, { index, words }: SearchFile) {
  const engine = createSearchEngine(index)
  const parts = findParts(root)
  const { search, field, panel, summary, contact } = parts
  const listbox = createListbox(parts)
  const announce = createAnnouncer(parts.status)

  function close() {
    listbox.show([])
    panel.hidden = true
    announce('')
  }

  function showResults() {
    const query = field.value.trim()
    const found = query.length < minQueryLength ? undefined : engine.find(query, maxResults)
    const sentence = found ? summarize(found, words) : ''
    if (!found || sentence === '') {
      close()
      return
    }
    listbox.show(createOptions(found, field.id, words))
    summary.textContent = sentence
    contact.hidden = !found.isWeak
    if (panel.hidden) ensureRoomBelow(field)
    panel.hidden = false
    announce(found.isWeak ? toSentences([sentence, ...listLines(contact)]) : sentence)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The first Escape closes the list, the second empties the field, as the browser does.
      if (panel.hidden) field.value = ''
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (panel.hidden) showResults()
      listbox.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') listbox.selectOrFollow()

    // Selecting an option may have scrolled the field out of sight.
    if (!field.getAttribute('aria-activedescendant')) field.scrollIntoView({ block: 'nearest' })
  }

  field.addEventListener('input', () => {
    listbox.select(-1)
    showResults()
  })
  field.addEventListener('click', showResults)
  field.addEventListener('keydown', onKeyDown)
  // Tab reaches the phone number under weak results, so the list closes once the focus has left
  // that too.
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close()
  })
  // The focus must stay in the field, or the list would close before the click.
  panel.addEventListener('mousedown', (event) => event.preventDefault())
  parts.list.addEventListener('click', close)

  // The visitor may have typed before this script was ready.
  if (document.activeElement === field) showResults()
}

type Parts = ReturnType<typeof findParts>

function findParts(root: HTMLElement) {
  const find = (selector: string) => {
    const part = root.querySelector<HTMLElement>(selector)
    if (!part) throw new Error(`The search was rendered without ${selector}.`)
    return part
  }
  return {
    search: find('[role="search"]'),
    field: find('input') as HTMLInputElement,
    panel: find('[data-part="panel"]'),
    list: find('[role="listbox"]'),
    summary: find('[data-part="summary"]'),
    /** The phone number and the list of subjects, shown under weak results. */
    contact: find('[data-part="contact"]'),
    status: find('[role="status"]'),
  }
}

function createListbox({ field, list }: Parts) {
  let options: HTMLAnchorElement[] = []
  /** The index of the selected option, or -1 for the field itself. */
  let selected = -1

  function select(index: number) {
    options[selected]?.setAttribute('aria-selected', 'false')
    const option = options[index]
    selected = option ? index : -1
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option?.id ?? '')
  }

  return {
    select,

    show(shown: HTMLAnchorElement[]) {
      options = shown
      list.replaceChildren(...options)
      select(selected)
      field.setAttribute('aria-expanded', String(options.length > 0))
    },

    move(step: 1 | -1) {
      // The field is one stop more: from it, Up leads to the last option.
      const stops = options.length + 1
      select(((selected + 1 + step + stops) % stops) - 1)
    },

    /** Selects the first option if none is selected, and otherwise follows the selected one. */
    selectOrFollow() {
      if (selected < 0) select(0)
      else options[selected]?.click()
    },
  }
}

/** Scrolls the field up where its results would be below the screen or under a phone's keyboard. */
function ensureRoomBelow(field: HTMLInputElement) {
  const { height } = window.visualViewport ?? { height: Infinity }
  const room = height - field.getBoundingClientRect().bottom
  if (room < minRoomBelow) field.scrollIntoView({ block: 'start' })
}

function createAnnouncer(status: HTMLElement) {
  let announcement = 0
  return (message: string) => {
    clearTimeout(announcement)
    announcement = window.setTimeout(() => (status.textContent = message), announceDelayMs)
  }
}

const listLines = (element: HTMLElement) =>
  Array.from(element.children, ({ textContent }) => textContent)

/** Ends each line with a full stop, so that a screen reader pauses between them. */
const toSentences = (lines: readonly string[]) =>
  lines.map((line) => line.trim().replace(/[^.?!]$/u, '$&.')).join(' ')
