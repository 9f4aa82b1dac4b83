import type { Page } from '@playwright/test'

/** As once it is read to its end: nothing below the screen waits to be laid out (components/start/first.ts). */
export const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.fresh
  })
