const textBlocks = 'p, h1, h2, h3, li'

/** What a screen reader does not read, or a browser does not focus. */
const unread = '[aria-hidden="true"], [hidden], details:not([open]) > :not(summary)'

/** Blocks without other blocks, because a screen reader says a focused block whole. */
const isReadable = (block: HTMLElement) =>
  // A block of one pixel is visually hidden.
  block.offsetHeight > 1 &&
  block.querySelector(textBlocks) === null &&
  block.closest(unread) === null

const measureMiddleDistance = (block: Element) => {
  const { top, bottom } = block.getBoundingClientRect()
  return Math.max(top - innerHeight / 2, innerHeight / 2 - bottom, 0)
}

/**
 * Finds the block of text nearest the middle of the screen, where a screen reader that moves no
 * focus is reading.
 */
export function findReadingPlace(): HTMLElement | undefined {
  const [nearest] = [...document.querySelectorAll<HTMLElement>(textBlocks)]
    .filter((block) => block.closest('main') && isReadable(block))
    .map((block) => ({ block, distance: measureMiddleDistance(block) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.block
}

/** Focuses a block of text to have it read out, and leaves no attribute behind. */
export function focusReadingPlace(block: HTMLElement | undefined) {
  if (!block) return
  block.tabIndex = -1
  block.dataset.readingPlace = ''
  const forget = () => {
    block.removeAttribute('tabindex')
    delete block.dataset.readingPlace
  }
  block.addEventListener('blur', forget, { once: true })
  block.focus({ preventScroll: true })
}
