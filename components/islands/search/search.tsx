'use client'

import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { Interface } from '@/content/schemas'
import { SearchEngine, type SearchResult } from './search-engine'
import type { PackedIndex } from './search-format'
import type { Segment } from './snippet'
import './search.css'

export type SearchProps = {
  words: Interface['search']
  /** Where the index is; fetched on first focus, like this code. */
  indexUrl: string
}

const shownResults = 6

/** There is one search on a page. */
const id = 'search'

async function openEngine(indexUrl: string): Promise<SearchEngine> {
  const answer = await fetch(indexUrl)
  if (!answer.ok) throw new Error(`${indexUrl}: ${String(answer.status)}`)
  return new SearchEngine((await answer.json()) as PackedIndex)
}

/** The focus stays in the field, or the list would close before the click. */
const keepFocus = (event: MouseEvent) => {
  event.preventDefault()
}

/** What the first keys would otherwise pay for, done in short slices that no key has to wait for. */
function prepare(engine: SearchEngine) {
  if (engine.prepare(4)) setTimeout(prepare, 20, engine)
}

const marked = (segments: readonly Segment[]) =>
  segments.map(({ text, marked: isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))

const say = (words: SearchProps['words'], count: number) => {
  if (count === 0) return words.results.none
  return (count === 1 ? words.results.one : words.results.many).replace('{n}', String(count))
}

/**
 * A combobox after the ARIA pattern: focus stays in the field, arrows move through the answers, Enter follows one, Escape closes. The answers
 * are links, so a click with any button does what a visitor expects.
 */
export function Search({ words, indexUrl }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const loading = useRef<Promise<void>>(undefined)
  const [engine, setEngine] = useState<SearchEngine>()
  const [hasFailed, setHasFailed] = useState(false)
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [announced, setAnnounced] = useState('')

  const load = () => {
    loading.current ??= openEngine(indexUrl).then(
      (opened) => {
        setHasFailed(false)
        setEngine(opened)
        prepare(opened)
      },
      () => {
        // The next focus tries again: a phone in an elevator comes back.
        loading.current = undefined
        setHasFailed(true)
      },
    )
  }

  // What was typed, and the focus that was given, before this script was there.
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (input.value !== '') {
      setQuery(input.value)
      setIsOpen(document.activeElement === input)
    }
    if (document.activeElement === input) load()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the field comes to life
  }, [])

  const isAsked = query.trim().length > 1
  const results: readonly SearchResult[] = useMemo(
    () => (engine && isAsked ? engine.find(query, shownResults) : []),
    [engine, isAsked, query],
  )
  const isShown = isOpen && engine !== undefined && isAsked
  const message = isShown ? say(words, results.length) : ''

  // A screen reader hears the count once typing rests, not at each key.
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(message)
    }, 500)
    return () => {
      clearTimeout(timer)
    }
  }, [message, query])

  const optionId = (index: number) => `${id}-${String(index)}`

  const choose = (index: number) => {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = results.length - 1
    if (event.key === 'Escape') {
      // The browser's own Escape empties the field; the first one only closes the list.
      if (isShown) event.preventDefault()
      else setQuery('')
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      if (last < 0) return
      // One more stop than there are answers: the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      choose(((active + 1 + step + last + 2) % (last + 2)) - 1)
    } else if (event.key === 'Enter' && isShown && last >= 0) {
      event.preventDefault()
      // Without a choice, Enter shows which answer the next Enter will follow.
      if (active < 0) choose(0)
      else document.getElementById(optionId(active))?.click()
    }
  }

  return (
    <div className="search" role="search">
      <label htmlFor={id}>{words.label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words.placeholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown && results.length > 0}
        aria-controls={`${id}-answers`}
        aria-activedescendant={active >= 0 && isShown ? optionId(active) : undefined}
        aria-describedby={`${id}-help`}
        onFocus={load}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(-1)
          setIsOpen(true)
          load()
        }}
        onClick={() => {
          setIsOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <p className="help" id={`${id}-help`}>
        {words.help}
      </p>
      {hasFailed && (
        <p className="failed" role="alert">
          {words.failed}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className="answers" hidden={!isShown}>
        <p className="tally" aria-hidden="true">
          {message}
        </p>
        <div role="listbox" id={`${id}-answers`} aria-label={words.label}>
          {results.map((result, index) => (
            <a
              key={optionId(index)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              href={result.url}
              aria-selected={index === active}
              onMouseDown={keepFocus}
              onClick={close}
            >
              <span className="kind">{words.kinds[result.kind]}</span>
              <span className="title">{marked(result.title)}</span>
              <span className="sentence">{marked(result.sentence)}</span>
            </a>
          ))}
        </div>
      </div>
    </div>
  )
}
