import type { Page } from '@playwright/test'

/** Something that waits until it is let go. */
export function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/** These requests wait until they are let go, as on a slow line. */
export async function hold(page: Page, requests: string | RegExp) {
  const { opened, open } = gate()
  await page.route(requests, async (route) => {
    await opened
    await route.fallback()
  })
  return open
}
