import type { Page } from '@playwright/test'

export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return overflow === 0 ? [] : [`scrolls by ${String(overflow)} px`]
  })

/** Finds the targets inside `scope` that are smaller than 44 px. */
export const findSmallTargets = (page: Page, scope: string) =>
  page.locator(scope).evaluateAll((roots) => {
    // A link inside a sentence is as tall as its line: WCAG 2.5.8 leaves it out, and so do we.
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, td, th')
      return (
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        block.textContent.trim() !== element.textContent.trim()
      )
    }
    const targets =
      'a[href], button, summary, select, textarea, label:has(> input), input:not([type=radio], [type=checkbox], [type=hidden])'
    return roots
      .flatMap((root) => [...root.querySelectorAll(targets)])
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return (
          height > 1 &&
          (height < 44 || width < 44) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('.visually-hidden, [aria-hidden]') &&
          !isInSentence(element)
        )
      })
      .map((element) => `target ${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`)
  })

/** Finds text that is too small, and pages where too little text has the running size. */
export const findSmallText = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const tiny = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          sizeOf(element) < 16.9 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('.visually-hidden, .reading-pause, [aria-hidden]') &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => `text ${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`)
    // Only what is read through must be large: notes, sources, captions and help are smaller.
    if (document.querySelector('[data-tool] form')) return tiny
    const runningText = [
      ...document.querySelectorAll('main p:not(.visually-hidden, form p), main li:not(:has(p))'),
    ]
    const countLetters = (elements: Element[]) =>
      elements.reduce((sum, { textContent }) => sum + textContent.length, 0)
    const share =
      countLetters(runningText.filter((element) => sizeOf(element) >= 18.9)) /
      countLetters(runningText)
    return share < 0.6 ? [...tiny, `running text: ${share.toFixed(2)}`] : tiny
  })

/**
 * WCAG 1.4.12, as a visitor's own style: the site's policy refuses one that is added to the page.
 */
export const widenSpaces = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** The boxes that hide a part of what they hold. */
export const findClipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((value) => ['hidden', 'clip'].includes(value))
        return (
          hides &&
          element.checkVisibility() &&
          !element.closest('.visually-hidden, [aria-hidden], [type=file]') &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => `cuts ${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`),
  )

/** Texts within these elements that an edge cuts, or that lie on other words. */
export const findCovered = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    // The thumb bar is sticky and covers text by design, so it is hidden here.
    const bar = document.querySelector<HTMLElement>('.thumb-bar')
    bar?.style.setProperty('visibility', 'hidden')

    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(
        'script, style, noscript, svg, .visually-hidden, .reading-pause, [aria-hidden]',
      )
    const hides = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const getClip = (element: Element) => {
      let parent: Element | null = element
      while (parent && !hides(parent)) parent = parent.parentElement
      return parent?.getBoundingClientRect()
    }

    type Line = { node: Text; element: Element; box: DOMRect }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.data.trim() || !isRead(element)) continue
      const range = new Range()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ node, element, box })
    }

    const nameOf = ({ element }: Line) =>
      `${element.tagName} « ${element.textContent.trim().slice(0, 40)} »`
    const long = lines.filter(({ element }) => element.closest(selector))
    const cut = long
      .filter(({ element, box }) => {
        const clip = getClip(element)
        return clip && (box.left < clip.left - 1 || box.right > clip.right + 1)
      })
      .map((line) => `cut: ${nameOf(line)}`)
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2
    const covered = long.flatMap((line) =>
      lines
        .filter(({ node, box }) => node !== line.node && overlaps(line.box, box))
        .map((other) => `${nameOf(line)} lies on ${nameOf(other)}`),
    )
    return [...new Set([...cut, ...covered])]
  }, selector)

/**
 * The first screen of a page that has a picture shows one, or a drawing, under no band and above the bar under
 * the thumb: a face on a stamp is the smallest that says something.
 */
export const findHiddenPictures = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.thumb-bar')
    const floor = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
    const isVisible = (image: Element) => image.checkVisibility()
    const pictures = [...document.querySelectorAll('main picture img')].filter(isVisible)
    const drawings = [...document.querySelectorAll('main svg')].filter(isVisible)
    const isSeen = (image: Element) => {
      const { left, width, top, bottom } = image.getBoundingClientRect()
      const firstLine = Math.max(top, 0) + 1
      const isCovered = !image.contains(document.elementFromPoint(left + width / 2, firstLine))
      return width >= 64 && Math.min(bottom, floor) - firstLine >= 63 && !isCovered
    }
    return pictures.length === 0 || [...pictures, ...drawings].some(isSeen)
      ? []
      : ['its first screen shows no picture']
  })

/**
 * Finds pictures that are fetched before any scroll and not shown, except where the cache holds
 * another width.
 */
export const findIdlePictures = (page: Page) =>
  page.evaluate(() => {
    const name = (address: string) => address.replace(/-\d+\.\w+$/, '')
    const shown = [...document.images]
      .filter((image) => image.checkVisibility())
      .map(({ currentSrc }) => name(currentSrc))
    return (
      performance
        .getEntriesByType('resource')
        .map((each) => each as PerformanceResourceTiming)
        // A picture in the browser's cache crosses no network.
        .filter(
          (each) =>
            each.transferSize > 0 &&
            each.name.includes('/images/') &&
            !shown.includes(name(each.name)),
        )
        .map((each) => `fetched and not seen: ${each.name}`)
    )
  })

/**
 * Finds a page whose largest paint is outside its first band, or the strip under it, or is a picture
 * that was fetched late.
 */
export const findLatePaint = (page: Page) =>
  page.evaluate(async () => {
    const isInSight = (image: Element) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode()))
    await new Promise(requestAnimationFrame)
    // Paints are reported late, but in their order: one more, at the end, tells that all were.
    const last = document.createElement('p')
    last.textContent = '.'
    last.setAttribute('elementtiming', 'last')
    last.style.position = 'fixed'
    document.body.prepend(last)
    let largest: Element | null | undefined
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const paint = list.getEntriesByType('largest-contentful-paint').at(-1)
        if (paint) largest = (paint as LargestContentfulPaint).element
        if (list.getEntriesByType('element').length > 0) resolve()
      })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      observer.observe({ type: 'element', buffered: true })
    })
    last.remove()
    const isOnTime = largest?.matches(
      'main > :is(:first-child, :nth-child(2)) :not([loading="lazy"])',
    )
    return isOnTime ? [] : [`its largest paint is ${String(largest?.outerHTML.slice(0, 100))}`]
  })

/** The names of a map that are few, out of its frame, or smaller than the smallest text. */
export const findHiddenNames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-size]:has([data-place])')]
      .filter((map) => map.checkVisibility())
      .flatMap((map) => {
        const frame = map.getBoundingClientRect()
        const names = [...map.querySelectorAll('[data-place] > span')].filter((name) =>
          name.checkVisibility(),
        )
        const hidden = names.filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect()
          const isCut = left < frame.left || right > frame.right
          const isOut = top < frame.top || bottom > frame.bottom
          return isCut || isOut || parseFloat(getComputedStyle(name).fontSize) < 16.9
        })
        const few = names.length < 5 ? [`${String(names.length)} names on a map`] : []
        return [...few, ...hidden.map(({ textContent }) => `hidden name: ${textContent}`)]
      }),
  )

/**
 * Makes the page sum its layout shifts, and paint nothing until it is read: a header that is painted
 * half read moves as the rest of it comes, whatever the fonts do.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('head')) return
      observer.disconnect()
      const untilRead = Object.assign(document.createElement('link'), { rel: 'expect' })
      untilRead.href = '#no-such-element'
      untilRead.setAttribute('blocking', 'render')
      document.head.append(untilRead)
    }).observe(document, { childList: true, subtree: true })
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') total += entry.value
      document.documentElement.dataset.shift = String(total)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Finds a page that moves by the limit or more. 0.01 lets a glyph settle by half a pixel. */
export async function findMovement(page: Page, limit: number): Promise<string[]> {
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    // A layout shift is reported with the picture in which it happens.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return Number(document.documentElement.dataset.shift ?? 0)
  })
  return shift < limit ? [] : [`moves by ${String(shift)}`]
}

/** The first screens of a visitor who reads enlarged: the largest letters, 200 % and 400 %. */
const enlargedScreens = [
  { width: 1280, height: 720, textSize: 'largest' },
  { width: 390, height: 664, textSize: 'largest' },
  { width: 640, height: 400, textSize: 'normal' },
  { width: 320, height: 256, textSize: 'normal' },
]

/** Finds the enlarged screens on which the first line of the title is out of sight. */
export async function findTitlesOutOfSight(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const { textSize, ...size } of enlargedScreens) {
    await page.setViewportSize(size)
    const bottom = await page.evaluate((value) => {
      document.documentElement.dataset.textSize = value
      const title = document.querySelector('h1') ?? document.body
      // The words alone, because a phrase of two lines has a box around both.
      const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() ?? title
      const range = document.createRange()
      range.selectNodeContents(words)
      const [firstLine] = range.getClientRects()
      delete document.documentElement.dataset.textSize
      return Math.round((firstLine?.bottom ?? Infinity) + scrollY)
    }, textSize)
    if (bottom > size.height)
      faults.push(`title at ${String(bottom)} of ${String(size.height)} px, text ${textSize}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}
