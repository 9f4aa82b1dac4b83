/** What the page gave an island, printed beside it (island.tsx). */
export const propsOf = (island: HTMLElement): unknown =>
  JSON.parse(island.querySelector('script[type="application/json"]')?.textContent ?? '')
