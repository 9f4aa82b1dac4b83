// The browsers of the tests and of Lighthouse: Playwright's own where they are installed, as in CI, or else the machine's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { environmentWith, searchPath, testBrowser } from '../lib/environment.mjs'
import { UserError } from '../lib/user-error.mjs'

/** Root in a container has no sandbox to give, and there is no graphics card. */
const args = ['--no-sandbox', '--disable-gpu']

const firstOf = (...files: string[]) => files.find((file) => existsSync(file)) ?? ''
const findProgram = (name: string) =>
  firstOf(...searchPath.split(path.delimiter).map((folder) => path.join(folder, name)))
const own = () => firstOf(chromium.executablePath())

/** A whole Chromium: for the tests that need a window (a page kept for Back, a question before a page is left), and for Lighthouse. */
export const withWindow = () => ({
  executablePath: own() || findProgram('chromium') || findProgram('google-chrome') || testBrowser,
  args,
})

/** A page costs 400 ms of processor without a window, and 1,100 with one. Where nothing is named, Playwright takes its own. */
export const withoutWindow = () => {
  const machines = own()
    ? ''
    : findProgram('chromium-headless-shell') || withWindow().executablePath
  return { executablePath: testBrowser || machines, args }
}

/** Those of Playwright that are here, in which the journeys are made besides. */
export const otherBrowsers = () =>
  [firefox, webkit]
    .filter((type) => firstOf(type.executablePath()))
    .map((type) => type.name() as 'firefox' | 'webkit')

/** Says which browsers the tests run in; on Debian, as root, installs what is missing, and letters for it. */
export function ensureBrowsers() {
  const install =
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-liberation'
  if (!withWindow().executablePath && existsSync('/etc/debian_version') && process.getuid?.() === 0)
    spawnSync(install, {
      shell: true,
      stdio: 'inherit',
      env: environmentWith({ DEBIAN_FRONTEND: 'noninteractive' }),
    })
  if (!withWindow().executablePath)
    throw new UserError(
      'No Chromium was found. Install one with: npx playwright install --with-deps chromium',
    )
  console.log(
    `Browser: ${withoutWindow().executablePath || 'Playwright’s own'}; with a window: ${withWindow().executablePath}`,
  )
}
