// The journeys of __tests__/browsers, in each browser of this machine. Playwright runs them, whatever drives the browser.
import type { PlaywrightTestConfig } from '@playwright/test'
import base from './playwright.config'
import { otherBrowsersHere } from './scripts/other-browsers.mjs'
import { resultsDir } from './scripts/test-results.mjs'

// Spread, and not handed to defineConfig, which joins the projects of both: the tests that need a window were made twice.
export default {
  ...base,
  testMatch: '**/__tests__/browsers/*.browser.ts',
  testIgnore: [],
  // A browser a worker, started once.
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: `${resultsDir}/browsers.json` }]],
  projects: ['chromium', ...(await otherBrowsersHere())].map((name) => ({ name })),
} satisfies PlaywrightTestConfig
