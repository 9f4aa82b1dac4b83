import { propsOf } from '../island-props'
import { startCombobox } from './combobox'
import type { SearchProps } from './search'
import { SearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

async function bringTexts(url: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`)
  return (await answer.json()) as string[]
}

/** Without React, whose hydration would take longer than the search itself: the list is all that changes, and this alone renders it. */
export function wake(island: HTMLElement, index: unknown): void {
  const { words, textsUrl } = propsOf(island) as SearchProps
  const engine = new SearchEngine(index as SearchIndex)
  const answer = startCombobox(island, engine, words)
  bringTexts(textsUrl).then(
    (texts) => {
      engine.addTexts(texts)
      answer()
    },
    // Titles are found all the same.
    () => undefined,
  )
}
