const textBlocks = 'p, h1, h2, h3, li'

const middleDistance = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.max(top - innerHeight / 2, innerHeight / 2 - bottom, 0)
}

/**
 * Finds the block of text nearest the middle of the screen, where a screen reader that moves no
 * focus is reading. Of two that touch it, the smaller is kept: a screen reader says a focused block
 * whole.
 */
export function findReadingPlace(): HTMLElement | null {
  const blocks = [...document.querySelectorAll<HTMLElement>(textBlocks)].filter(
    (block) => block.offsetHeight > 1 && block.querySelector(textBlocks) === null,
  )
  const keys = new Map(blocks.map((block) => [block, [middleDistance(block), block.offsetHeight]]))
  const [nearest] = blocks.sort((a, b) => {
    const [distanceA = 0, heightA = 0] = keys.get(a) ?? []
    const [distanceB = 0, heightB = 0] = keys.get(b) ?? []
    return distanceA - distanceB || heightA - heightB
  })
  return nearest ?? null
}

/** Focuses a block of text without scrolling, and leaves no tab index behind. */
export function focusReadingPlace(block: HTMLElement | null) {
  if (!block) return
  block.tabIndex = -1
  block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true })
  block.focus({ preventScroll: true })
}
