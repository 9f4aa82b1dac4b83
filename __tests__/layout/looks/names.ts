import type { Page } from '@playwright/test'

/** What is wrong with the names of a map: few, one over another, out of the frame, or smaller than the smallest text. */
export const findHiddenNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-size]:has([data-place])')]
      .filter((map) => map.checkVisibility())
      .flatMap((map) => {
        const frame = map.getBoundingClientRect()
        const names = [...map.querySelectorAll('[data-place] > span')]
          .filter((name) => name.checkVisibility())
          .map((name) => ({ text: name.textContent, box: name.getBoundingClientRect(), size: parseFloat(getComputedStyle(name).fontSize) }))
        const isOver = (one: DOMRect, other: DOMRect) =>
          other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom
        const faults = names.flatMap(({ text, box, size }, index) => [
          ...(box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
            ? [`${text} is cut`]
            : []),
          ...(size < 16.9 ? [`${text}: ${String(size)} px`] : []),
          ...names.slice(index + 1).flatMap((other) => (isOver(box, other.box) ? [`${text} over ${other.text}`] : [])),
        ])
        return names.length < 5 ? [...faults, `${String(names.length)} names on a map`] : faults
      }),
  )
