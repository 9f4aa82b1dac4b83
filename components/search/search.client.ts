import { startCombobox } from './combobox'
import type { Interface } from '@/content/schemas'
import { SearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

async function bringTexts(url: string): Promise<string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${String(answer.status)}`)
  return (await answer.json()) as string[]
}

/** Without React, whose hydration would take longer than the search itself: the list is all that changes, and this alone renders it. */
export function hydrate(island: HTMLElement, index: unknown): void {
  const props = island.querySelector('script[type="application/json"]')?.textContent ?? ''
  const { words, textsUrl } = JSON.parse(props) as { words: Interface['search']; textsUrl: string }
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
