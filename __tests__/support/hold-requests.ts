import type { Page } from '@playwright/test'

/** A promise that its caller resolves. */
export function createDeferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Holds these requests, as a slow network does, until the returned function is called. */
export async function holdRequests(page: Page, requests: string | RegExp) {
  const { promise, resolve } = createDeferred()
  await page.route(requests, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
