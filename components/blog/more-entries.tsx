'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { localPath } from '@/content/paths'
import { basePath } from '../public-values'
import { ButtonAnchor } from '../ui/button'
import { categoryParameter } from './category-choice'
import { Entry } from './entry'
import css from './entry.module.css'
import { cardsAtOnce, type EntryFacts } from './entry-facts'
import { unpackEntries, type PackedEntries } from './packed-entries'

export type MoreWords = {
  /** The link that brings the next cards. */
  more: string
  /** When they cannot be fetched; the link then leads to the next page. */
  failed: string
}

type Props = {
  words: MoreWords
  /** The cards that are not on the page, as one file. */
  url: string
  /** The same cards as pages, for browsers without a script and for search engines. */
  nextPage: string
  all: string
  totals: Readonly<Record<string, number>>
  shown: Readonly<Record<string, number>>
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('change', onChange)
  }
}
const chosenCategory = () => document.querySelector<HTMLInputElement>(`input[name="${categoryParameter}"]:checked`)?.value

async function fetchEntries(url: string): Promise<EntryFacts[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`)
  return unpackEntries((await answer.json()) as PackedEntries)
}

/** The cards beyond the first ones: of the chosen category, in their order, some more at each press. */
export function MoreEntries({ words, url, nextPage, all, totals, shown }: Props) {
  const category = useSyncExternalStore(subscribe, chosenCategory, () => all) ?? all
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const [entries, setEntries] = useState<readonly EntryFacts[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const firstNew = useRef<number>(undefined)

  const total = totals[category] ?? 0
  const onPage = shown[category] ?? 0
  const target = Math.min(total, wanted[category] ?? cardsAtOnce)
  const needsEntries = target > onPage && entries === undefined
  const extra = (entries ?? []).filter((entry) => category === all || entry.category === category).slice(0, Math.max(0, target - onPage))

  useEffect(() => {
    if (!needsEntries || hasFailed) return
    let isGone = false
    fetchEntries(url).then(
      (fetched) => {
        if (!isGone) setEntries(fetched)
      },
      () => {
        if (!isGone) setHasFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [needsEntries, hasFailed, url])

  // The one who pressed goes on reading at the first of the cards that came.
  useEffect(() => {
    if (firstNew.current === undefined || !entries) return
    const cards = document.querySelectorAll(`[data-entry]${category === all ? '' : `[data-category="${category}"]`}`)
    cards[firstNew.current]?.querySelector('a')?.focus()
    firstNew.current = undefined
  }, [entries, extra.length, category, all])

  return (
    <>
      {extra.map((entry) => (
        <Entry key={entry.path} article={entry} />
      ))}
      {onPage + extra.length < total && (
        <li className={css.more}>
          {hasFailed && <p role="alert">{words.failed}</p>}
          <ButtonAnchor
            line
            href={localPath(nextPage, basePath)}
            onClick={(event) => {
              if (hasFailed) return
              event.preventDefault()
              firstNew.current = onPage + extra.length
              setWanted({ ...wanted, [category]: onPage + extra.length + cardsAtOnce })
            }}
          >
            {words.more}
          </ButtonAnchor>
        </li>
      )}
    </>
  )
}
