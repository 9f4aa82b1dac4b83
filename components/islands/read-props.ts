import type { IslandName, IslandProps } from './props'

/** What island.tsx printed beside an island for its code. */
export const readProps = <Name extends IslandName>(island: HTMLElement) =>
  JSON.parse(island.querySelector('script[type="application/json"]')?.textContent ?? '') as IslandProps[Name]
