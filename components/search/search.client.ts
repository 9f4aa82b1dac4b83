import type { Interface } from '@/content/schema/interface'
import { basePath } from '@/lib/public-environment'
import { startCombobox } from './combobox.client'
import { createSearchEngine, type SearchEngine } from './search-engine'
import type { SearchIndex } from './search-index'

let engine: SearchEngine | undefined

/** Loads the index, which the loader of islands waits for as for code. */
export async function prepare() {
  const response = await fetch(`${basePath}/recherche.json`)
  if (!response.ok) throw new Error(`The index of the search: ${response.status}`)
  engine = createSearchEngine((await response.json()) as SearchIndex)
}

/**
 * Starts the search without React, whose hydration would take an old tablet longer than the search
 * itself.
 */
export function hydrate(island: HTMLElement) {
  const json = island.querySelector('script[type="application/json"]')?.textContent ?? ''
  const { words } = JSON.parse(json) as { words: Interface['search'] }
  if (engine) startCombobox(island, engine, words)
}
