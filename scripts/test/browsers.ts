// Finds the browsers of the tests and of Lighthouse: Playwright's own where they are installed, as
// in CI, or else the machine's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { buildEnvironment, searchPath, testBrowser } from '../support/environment.mjs'
import { UserError } from '../support/user-error.mjs'

/**
 * Root in a container has no sandbox, and there is no graphics card. A headless browser would round
 * the widths of letters, which a visitor's does not.
 */
const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

const isInstalled = (browser: typeof chromium) => existsSync(browser.executablePath())

/** Finds the first of these programs in the folders of PATH. */
const findProgram = (...names: string[]) =>
  names
    .flatMap((name) => searchPath.split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))

type Machine = {
  /** The browser of TEST_BROWSER, or ''. */
  named: string
  /** The Chromium that Playwright has installed. */
  playwright: string | undefined
  findProgram: (...names: string[]) => string | undefined
}

/**
 * Chooses a Chromium with a window, for Lighthouse and for the tests that need one, and a Chromium
 * without: a page costs the latter 400 ms of processor time, and 1,100 with a window.
 */
export function chooseBrowsers({ named, playwright, findProgram: find }: Machine) {
  const window = playwright ?? find('chromium', 'google-chrome', 'microsoft-edge') ?? named
  // Playwright uses its own headless shell where none is named.
  const shell = playwright === undefined ? find('chromium-headless-shell') : ''
  return { window, shell: named || (shell ?? window) }
}

const findBrowsers = () =>
  chooseBrowsers({
    named: testBrowser,
    playwright: isInstalled(chromium) ? chromium.executablePath() : undefined,
    findProgram,
  })

export const withWindow = () => ({ executablePath: findBrowsers().window, args })
export const withoutWindow = () => ({ executablePath: findBrowsers().shell, args })

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
  const { window, shell } = findBrowsers()
  if (!window)
    throw new UserError(
      'No Chromium was found. Install one with: npx playwright install --with-deps chromium',
    )
  console.log(`Browser: ${shell || 'Playwright’s'}, and with a window ${window}`)
}
