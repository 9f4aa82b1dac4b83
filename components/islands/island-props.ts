import type { IslandName, IslandProps } from './props'

/** What the page gave an island, printed beside it. */
export const propsOf = <Name extends IslandName>(island: HTMLElement): IslandProps[Name] =>
  JSON.parse(island.querySelector('script[type="application/json"]')?.textContent ?? '') as IslandProps[Name]
