import { propsOf } from '../island-props'
import { startCombobox } from './combobox'
import type { SearchProps } from './search'
import { SearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

async function bring(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`)
  return answer.json()
}

/** Without React, whose hydration would take longer than the search itself: the list is all that changes, and this alone renders it. */
export async function wake(island: HTMLElement): Promise<void> {
  const { words, indexUrl, textsUrl } = propsOf(island) as SearchProps
  const engine = new SearchEngine((await bring(indexUrl)) as SearchIndex)
  const answer = startCombobox(island, engine, words)
  bring(textsUrl).then(
    (texts) => {
      engine.addTexts(texts as string[])
      answer()
    },
    // Titles are found all the same.
    () => undefined,
  )
}
