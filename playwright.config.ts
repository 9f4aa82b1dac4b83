// The tests of __tests__/**/*.browser.ts, in a real Chromium on the real export behind the real server; those of __tests__/launch besides for npm run test:launch.
import { defineConfig } from '@playwright/test'
import { otherBrowsers, withWindow, withoutWindow } from './scripts/test/browsers'
import { isLaunch, testServerPort } from './scripts/lib/environment.mjs'

/** What only a browser with a window does: keep a page for Back, ask before a page is left, load what a window would show. A test that wants it says so. */
const inWindow = /@window/

/** Playwright's Chromium keeps no page that is left; people's browsers do, and show it on Back as it was, without loading it. */
const ignoreDefaultArgs = ['--disable-back-forward-cache']

const journeys = '**/__tests__/launch/journeys.browser.ts'
/** At launch, what npm test has not looked at, and the walk in all its widths and looks. */
const pages = isLaunch
  ? {
      testMatch: ['**/launch/**/*.browser.ts', '**/e2e/every-page.browser.ts'],
      testIgnore: journeys,
    }
  : { testIgnore: '**/__tests__/launch/**' }

/** The journeys, on a tablet upright enough for the menu to be folded, in each browser that is here. */
const engines = () =>
  (['chromium', ...otherBrowsers()] as const).map((browserName) => ({
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
    ...(isLaunch ? engines() : []),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // A few tests walk through every page of the site, on machines with two busy cores; those of the launch look at each more closely.
  timeout: isLaunch ? 600_000 : 180_000,
  expect: { timeout: 5_000 },
  forbidOnly: true,
  // One for each of the two processors that CI has: a third gained nothing (817 s and 787), and what a busy machine does late was late more often.
  workers: 2,
  // A test that needs a second try is a test that is wrong, or found something.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${testServerPort}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // Recorded for every test, a trace takes a quarter of the time of the whole: `npx playwright test --trace on NAME` makes it for one.
    trace: 'off',
  },
  webServer: {
    command: 'node --import tsx __tests__/support/serve.ts',
    // Any free port: two runs on one machine do not meet. Playwright puts the number in TEST_SERVER_PORT for the tests.
    wait: { stdout: /http:\/\/localhost:(?<test_server_port>\d+)\// },
    // The list that the tests of the forms on another origin are on, and off.
    env: {
      LIMIT_PER_ADDRESS: '1000',
      LIMIT_PER_HOUR: '1000',
      ALLOWED_ORIGINS: 'http://127.0.0.1:*',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
