import type { Page } from '@playwright/test'

/** The first screen of a page that has a picture shows one, above the bar under the thumb: a face on a stamp is the smallest that says something. */
export const findHiddenPictures = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Nous joindre rapidement"]')
    const floor = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
    const pictures = [...document.querySelectorAll('main picture img')].filter((image) => image.checkVisibility())
    const isSeen = ({ width, top, bottom }: DOMRect) => width >= 64 && Math.min(bottom, floor) - Math.max(top, 0) >= 64
    return pictures.length === 0 || pictures.some((image) => isSeen(image.getBoundingClientRect()))
      ? []
      : ['its first screen shows no picture']
  })

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
