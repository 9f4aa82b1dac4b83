// Finds the browsers of the tests and of Lighthouse: Playwright's own where they are installed, as
// in CI, or else the machine's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { buildEnvironment, searchPath, testBrowser } from '../lib/environment.mjs'
import { UserError } from '../lib/user-error.mjs'

/** Root in a container has no sandbox, and there is no graphics card. */
const args = ['--no-sandbox', '--disable-gpu']

const isInstalled = (browser: typeof chromium) => existsSync(browser.executablePath())

/** Finds the first of these programs in the folders of PATH. */
const findProgram = (...names: string[]) =>
  names
    .flatMap((name) => searchPath.split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** Finds a complete Chromium, for Lighthouse and for the tests that need a window. */
export const withWindow = () => ({
  executablePath: isInstalled(chromium)
    ? chromium.executablePath()
    : (findProgram('chromium', 'google-chrome') ?? testBrowser),
  args,
})

/**
 * Finds a Chromium without a window: a page costs it 400 ms of processor time, and 1,100 with a
 * window.
 */
export function withoutWindow() {
  // Playwright uses its own headless shell where none is named.
  const found = isInstalled(chromium) ? '' : findProgram('chromium-headless-shell')
  return { executablePath: testBrowser || (found ?? withWindow().executablePath), args }
}

/** Lists Firefox and WebKit where Playwright has installed them. */
export const listOtherBrowsers = () =>
  [firefox, webkit].filter(isInstalled).map((type) => type.name() as 'firefox' | 'webkit')

const installOnDebian =
  'apt-get update -qq && ' +
  'apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-liberation'

/** Installs Chromium where it is missing on Debian, for root, as in a container. */
export function ensureBrowsers() {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!withWindow().executablePath && isRootOnDebian)
    spawnSync(installOnDebian, {
      shell: true,
      stdio: 'inherit',
      env: buildEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
    })
  const { executablePath } = withWindow()
  if (!executablePath)
    throw new UserError(
      'No Chromium was found. Install one with: npx playwright install --with-deps chromium',
    )
  console.log(`Browser: ${withoutWindow().executablePath || executablePath}`)
}
