import type { Interface } from '@/content/schema/interface'
import { startCombobox } from './combobox.client'
import { createSearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

type Props = { words: Interface['search']; textsUrl: string }

/**
 * Hydrates the search without React, whose hydration would take an old tablet longer than the
 * search itself.
 */
export function hydrate(island: HTMLElement, index: unknown) {
  const json = island.querySelector('script[type="application/json"]')?.textContent ?? ''
  const { words, textsUrl } = JSON.parse(json) as Props
  const engine = createSearchEngine(index as SearchIndex)
  const showResultsAgain = startCombobox(island, engine, words)

  fetch(textsUrl)
    .then((response) => response.json() as Promise<string[]>)
    .then((texts) => {
      engine.addTexts(texts)
      showResultsAgain()
    })
    // If the texts fail to load, results have no sentence.
    .catch(() => undefined)
}
