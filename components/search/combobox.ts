import type { Interface } from '@/content/schema/interface'
import { createOption, maxResults, shownResults, summarize } from './results-view'
import type { SearchEngine } from './search-engine'

const minQueryLength = 2

/** Room that the list of results needs under the field, in pixels. */
const minRoomBelow = 560

/** The status is announced once typing pauses, not at each key. */
const announceDelay = 500

/**
 * The printed field, made into a combobox after ARIA's pattern, with links as options.
 * The focus stays in the field: `aria-activedescendant` names the selected option.
 */
export class Combobox {
  readonly #engine: SearchEngine
  readonly #words: Interface['search']
  readonly #search: HTMLElement
  readonly #field: HTMLInputElement
  readonly #panel: HTMLElement
  readonly #list: HTMLElement
  readonly #summary: HTMLElement
  /** The phone number and the list of subjects, under weak results. */
  readonly #contact: HTMLElement
  readonly #status: HTMLElement

  #options: HTMLAnchorElement[] = []
  /** Index of the selected option, or -1: the field itself. */
  #selected = -1
  #announcement: ReturnType<typeof setTimeout> | undefined

  constructor(root: HTMLElement, engine: SearchEngine, words: Interface['search']) {
    this.#engine = engine
    this.#words = words
    this.#search = findPart(root, '[role="search"]')
    this.#field = findPart(root, 'input') as HTMLInputElement
    this.#panel = findPart(root, '.answers')
    this.#list = findPart(root, '[role="listbox"]')
    this.#summary = findPart(root, '.tally')
    this.#contact = findPart(root, '.ask')
    this.#status = findPart(root, '[role="status"]')
    this.#listen()
    // Answers what was typed before this script was ready.
    if (document.activeElement === this.#field) this.#showResults()
  }

  get #isOpen(): boolean {
    return !this.#panel.hidden
  }

  /** Answers again, now that the full texts are there. */
  refresh(): void {
    if (this.#isOpen) this.#showResults()
  }

  #listen(): void {
    this.#field.addEventListener('input', () => {
      this.#select(-1)
      this.#showResults()
    })
    this.#field.addEventListener('click', () => this.#showResults())
    this.#field.addEventListener('keydown', (event) => this.#onKeyDown(event))

    // Tab reaches the phone number under weak results: close once the focus has left that too.
    this.#search.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#search.contains(relatedTarget))) this.#close()
    })
    // Keep the focus in the field, or the list would close before the click.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', () => this.#close())
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#onEscape(event)
    else if (event.key === 'ArrowDown') this.#move(event, 1)
    else if (event.key === 'ArrowUp') this.#move(event, -1)
    else if (event.key === 'Enter') this.#onEnter(event)

    // Selecting an option may have scrolled the field out of sight.
    if (this.#selected < 0) this.#field.scrollIntoView({ block: 'nearest' })
  }

  /** The first Escape closes the list, the second empties the field, as the browser does. */
  #onEscape(event: KeyboardEvent): void {
    if (this.#isOpen) event.preventDefault()
    else this.#field.value = ''
    this.#close()
  }

  #move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault()
    if (!this.#isOpen) this.#showResults()
    // The field is one stop more: from it, Up leads to the last option.
    const stops = this.#options.length + 1
    const stop = (this.#selected + 1 + step + stops) % stops
    this.#select(stop - 1)
  }

  /** With nothing selected, Enter selects the first option: a second Enter follows it. */
  #onEnter(event: KeyboardEvent): void {
    if (!this.#isOpen || this.#options.length === 0) return
    event.preventDefault()
    if (this.#selected < 0) this.#select(0)
    else this.#options[this.#selected]?.click()
  }

  #select(index: number): void {
    this.#options[this.#selected]?.setAttribute('aria-selected', 'false')
    const option = this.#options[index]
    this.#selected = option ? index : -1
    if (!option) {
      this.#field.removeAttribute('aria-activedescendant')
      return
    }
    option.setAttribute('aria-selected', 'true')
    option.scrollIntoView({ block: 'nearest' })
    this.#field.setAttribute('aria-activedescendant', option.id)
  }

  #close(): void {
    this.#select(-1)
    this.#options = []
    this.#panel.hidden = true
    this.#field.setAttribute('aria-expanded', 'false')
    this.#announce('')
  }

  #showResults(): void {
    const query = this.#field.value.trim()
    const found = query.length < minQueryLength ? undefined : this.#engine.find(query, maxResults)
    const summary = found ? summarize(found, this.#words) : ''
    if (!found || summary === '') {
      this.#close()
      return
    }

    const selected = this.#selected
    this.#options = shownResults(found).map((result, at) =>
      createOption(result, `${this.#field.id}-${String(at)}`, this.#words),
    )
    this.#list.replaceChildren(...this.#options)
    this.#select(selected)
    this.#summary.textContent = summary
    this.#contact.hidden = !found.isWeak

    this.#showPanel()
    this.#announce(found.isWeak ? toSentences([summary, ...textsOf(this.#contact)]) : summary)
  }

  #showPanel(): void {
    // The results would be under the keyboard of a telephone, or below the screen.
    const { height } = window.visualViewport ?? { height: Infinity }
    const room = height - this.#field.getBoundingClientRect().bottom
    if (this.#panel.hidden && room < minRoomBelow) this.#field.scrollIntoView({ block: 'start' })
    this.#panel.hidden = false
    this.#field.setAttribute('aria-expanded', String(this.#options.length > 0))
  }

  #announce(message: string): void {
    clearTimeout(this.#announcement)
    this.#announcement = setTimeout(() => {
      this.#status.textContent = message
    }, announceDelay)
  }
}

function findPart(root: HTMLElement, selector: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`The search was printed without ${selector}.`)
  return part
}

const textsOf = (element: HTMLElement) =>
  Array.from(element.children, ({ textContent }) => textContent)

/** Ends each line with a full stop, so that a screen reader pauses between them. */
const toSentences = (lines: readonly string[]) =>
  lines.map((line) => line.trim().replace(/[^.?!]$/u, '$&.')).join(' ')
