import type { Page } from '@playwright/test'

/** Something that waits until it is let go. */
export function gate() {
  const held = { letGo: () => undefined as void }
  const opened = new Promise<void>((resolve) => {
    held.letGo = resolve
  })
  return {
    opened,
    open: () => {
      held.letGo()
    },
  }
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
