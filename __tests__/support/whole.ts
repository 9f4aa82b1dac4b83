import type { Page } from '@playwright/test'

/** As once it is read to its end: below the first screens, the home page waits to be laid out (components/sections/home-hero.module.css). */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible'
  })
