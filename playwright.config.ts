// The tests of __tests__/**/*.browser.ts, in a real Chromium on the export behind the local server.
// Those of __tests__/slow run in npm run test:slow alone.
import { defineConfig } from '@playwright/test'
import { listOtherBrowsers, withWindow, withoutWindow } from './scripts/test/browsers'
import { isSlowSuite, testServerPort } from './scripts/support/environment.mjs'

/**
 * The tag of tests that need a browser with a window: only such a browser keeps a page for Back,
 * asks before a page is left, and loads what it would show.
 */
const inWindow = /@window/

/** Visitors' browsers have a back-forward cache, which Playwright turns off. */
const ignoreDefaultArgs = ['--disable-back-forward-cache']

const journeys = ['**/__tests__/slow/journeys.browser.ts', '**/cors.browser.ts']
/** The tests that npm test leaves out, and every page in all widths and themes. */
const pages = isSlowSuite
  ? {
      testMatch: ['**/slow/**/*.browser.ts', '**/e2e/every-page.browser.ts'],
      testIgnore: journeys,
    }
  : { testIgnore: '**/__tests__/slow/**' }

/** The journeys in each installed browser, on a tablet narrow enough for the menu to be folded. */
const engines = () =>
  (['chromium', ...listOtherBrowsers()] as const).map((browserName) => ({
    name: browserName,
    testMatch: journeys,
    use: {
      browserName,
      viewport: { width: 1024, height: 768 },
      ...(browserName === 'chromium' && { launchOptions: withWindow() }),
    },
  }))

export default defineConfig({
  testDir: '__tests__',
  testMatch: '**/*.browser.ts',
  projects: [
    { name: 'shell', ...pages, grepInvert: inWindow, use: { launchOptions: withoutWindow() } },
    {
      name: 'window',
      ...pages,
      grep: inWindow,
      use: { launchOptions: { ...withWindow(), ignoreDefaultArgs } },
    },
    ...(isSlowSuite ? engines() : []),
  ],
  outputDir: '.cache/playwright',
  fullyParallel: true,
  // A few tests open every page of the site, on machines with two busy cores.
  timeout: isSlowSuite ? 600_000 : 180_000,
  // Two busy cores may take more than five seconds to load and render an island.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // CI has two processors: a third worker gains nothing and delays tests.
  workers: 2,
  // A test that needs a second try is wrong, or has found something.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${testServerPort}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A service worker would answer requests that tests intercept; __tests__/e2e/offline.browser.ts
    // allows it.
    serviceWorkers: 'block',
    // A trace of every test takes a quarter of the time: npx playwright test --trace on NAME.
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx __tests__/support/serve.ts',
    // Playwright takes any free port, so that two runs do not collide, and puts it in
    // TEST_SERVER_PORT.
    wait: { stdout: /http:\/\/localhost:(?<test_server_port>\d+)\// },
    env: { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_HOUR: '1000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
