/** What island.tsx printed beside an island for its code. */
export const readProps = (island: HTMLElement): unknown =>
  JSON.parse(island.querySelector('script[type="application/json"]')?.textContent ?? '')
