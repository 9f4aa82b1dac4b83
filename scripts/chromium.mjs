import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { searchPath } from './environment.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

export const chromiumArgs = [
  // Root in a container has no sandbox to give, and there is no graphics card.
  ...['--no-sandbox', '--disable-gpu'],
  // Chromium's own errands: where the network is closed they fail by the dozen and slow every start.
  ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The browser of this machine, or else the one that `npx playwright install chromium` left.
 * @param {string} folders the value of PATH
 * @param {() => string} playwrightOwn
 * @returns {string | undefined}
 */
export function findChromium(folders, playwrightOwn) {
  const candidates = names.flatMap((name) =>
    folders
      .split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.join(folder, name)),
  )
  return [...candidates, playwrightOwn()].find(canRun)
}

/** @returns {Promise<string | undefined>} */
export async function chromiumHere() {
  const { chromium } = await import('@playwright/test')
  return findChromium(searchPath, () => chromium.executablePath())
}

/**
 * The browser of the reports, with the tests' own settings.
 * @param {string[]} args
 */
export async function launchChromium(...args) {
  const { chromium } = await import('@playwright/test')
  const executablePath = await chromiumHere()
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: [...chromiumArgs, ...args] })
}

function isDebianAsRoot() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) && process.getuid?.() === 0
  } catch {
    return false
  }
}

/** @param {(line: string) => void} say */
export async function ensureChromium(say) {
  if (await chromiumHere()) return
  if (isDebianAsRoot()) {
    say('Installing Chromium with apt-get…')
    const environment = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { environment })
    // Fonts too: without any, the browser draws boxes where a page falls back on the system's.
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { environment })
    if (await chromiumHere()) return
  }
  throw new Stop('No Chromium was found for the browser tests. Install one with: npx playwright install --with-deps chromium')
}
