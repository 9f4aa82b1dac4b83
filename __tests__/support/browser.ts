import { expect, test as base, type Locator, type Page } from '@playwright/test'

export { expect }

type Options = {
  /**
   * Problems that a test provokes on purpose, in one pattern because Playwright takes the second of
   * a list for its settings.
   */
  expectedProblems: RegExp | undefined
}

const blockedWorker = 'Service Worker registration blocked by Playwright'

/**
 * Playwright's test, made strict: whatever a visitor's browser would complain about fails the test,
 * be it a console error or warning, an uncaught error, or a request to any host but ours.
 */
export const test = base.extend<Options & { strict: undefined }>({
  expectedProblems: [undefined, { option: true }],
  strict: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const ours = new URL(baseURL ?? '').origin
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.text() === blockedWorker) return
        if (['error', 'warning'].includes(message.type()))
          problems.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) =>
        problems.push(`uncaught error: ${error.error().stack ?? error.error().message}`),
      )
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== ours)
          problems.push(`other host: ${url.href}`)
      })
      await use(undefined)
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem))
      expect(
        unexpected,
        'nothing in the console, no uncaught error, no request to another host',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** An island handles events once it is hydrated, which its first touch asks for. */
export const expectHydrated = (scope: Page | Locator) =>
  expect(scope.locator('[data-island]').first()).toHaveAttribute('data-hydrated')

/** Collects every request from here on. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  return requests
}
