import type { Interface } from '@/content/schema/interface'
import { Combobox } from './combobox'
import { createSearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

type Props = { words: Interface['search']; textsUrl: string }

/**
 * The search without React, whose hydration would take an old tablet longer than the search itself.
 */
export function hydrate(island: HTMLElement, index: unknown): void {
  const json = island.querySelector('script[type="application/json"]')?.textContent ?? ''
  const { words, textsUrl } = JSON.parse(json) as Props
  const engine = createSearchEngine(index as SearchIndex)
  const combobox = new Combobox(island, engine, words)

  fetchTexts(textsUrl).then(
    (texts) => {
      engine.addTexts(texts)
      combobox.refresh()
    },
    // Without the texts, results have no sentence.
    () => undefined,
  )
}

async function fetchTexts(url: string): Promise<string[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`)
  return (await response.json()) as string[]
}
