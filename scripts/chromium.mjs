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
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The first of these programs that is here, wherever each stands in PATH.
 * @param {readonly string[]} programs
 * @param {string} folders the value of PATH
 * @returns {string | undefined}
 */
export function findProgram(programs, folders) {
  const inPath = folders.split(path.delimiter).filter(Boolean)
  return programs.flatMap((name) => inPath.map((folder) => path.join(folder, name))).find(canRun)
}

/**
 * The browser of this machine, or else the one that `npx playwright install chromium` left.
 * @param {string} folders the value of PATH
 * @param {() => string} playwrightOwn
 * @returns {string | undefined}
 */
export function findChromium(folders, playwrightOwn) {
  return findProgram(names, folders) ?? [playwrightOwn()].find(canRun)
}

/** @returns {Promise<string | undefined>} */
export async function chromiumHere() {
  const { chromium } = await import('@playwright/test')
  return findChromium(searchPath, () => chromium.executablePath())
}

/**
 * For tests that need no window: Chromium draws one even headless, with its tabs and buttons, and a page there costs 1,100 ms of processor, in the
 * shell 400 (a dozen empty pages, each in a context of its own). It keeps no page for Back.
 */
export async function shellHere() {
  return findProgram(['chromium-headless-shell'], searchPath) ?? (await chromiumHere())
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

/**
 * Nothing elsewhere than on Debian, as root: whoever called looks again.
 * @param {string} what
 * @param {readonly string[]} packages
 * @param {(line: string) => void} say
 */
export async function installOnDebian(what, packages, say) {
  if (!isDebianAsRoot()) return
  say(`Installing ${what} with apt-get…`)
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { environment })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { environment })
}

/** @param {(line: string) => void} say */
export async function ensureChromium(say) {
  if (await chromiumHere()) return
  // Fonts too: without any, the browser draws boxes where a page falls back on the system's.
  await installOnDebian('Chromium', ['chromium', 'chromium-headless-shell', 'fonts-liberation'], say)
  if (await chromiumHere()) return
  throw new Stop('No Chromium was found for the browser tests. Install one with: npx playwright install --with-deps chromium')
}
