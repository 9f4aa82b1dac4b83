import type { Page } from '@playwright/test'

/** What one sees of each picture without scrolling, above the bar under the thumb. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Nous joindre rapidement"]')
    const floor = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
    return [...document.querySelectorAll('main picture img')]
      .filter((image) => image.checkVisibility())
      .map((image) => image.getBoundingClientRect())
      .map(({ width, top, bottom }) => ({ width: Math.round(width), height: Math.round(Math.min(bottom, floor) - Math.max(top, 0)) }))
  })

/** The first screen of a page that has a picture shows one: a face on a stamp is the smallest that says something. */
export async function findHiddenPictures(page: Page): Promise<string[]> {
  const pictures = await seen(page)
  const isSeen = pictures.length === 0 || pictures.some(({ width, height }) => width >= 64 && height >= 64)
  return isSeen ? [] : [`its first screen shows no picture: ${JSON.stringify(pictures.slice(0, 2))}`]
}

export const findBrokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.checkVisibility() && image.naturalWidth === 0)
      .map(({ currentSrc, src }) => `broken picture ${currentSrc || src}`),
  )

/** What is fetched before anything is scrolled is what shows. Of two widths of a picture, a browser that kept the larger one from another page shows that. */
export const findIdlePictures = (page: Page) =>
  page.evaluate(() => {
    const name = (address: string) => address.replace(/-\d+\.\w+$/, '')
    const shown = [...document.images].filter((image) => image.checkVisibility()).map(({ currentSrc }) => name(currentSrc))
    return performance
      .getEntriesByType('resource')
      .filter((each) => each.name.includes('/images/') && !shown.includes(name(each.name)))
      .map((each) => `fetched and not seen: ${each.name}`)
  })
