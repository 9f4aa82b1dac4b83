import { accessSync, constants, existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { searchPath, testBrowser } from './environment.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

export const chromiumArgs = [
  // Root in a container has no sandbox to give, and there is no graphics card.
  ...['--no-sandbox', '--disable-gpu'],
  // Chromium's own errands: where the network is closed they fail by the dozen and slow every start.
  ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

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

/** What `npx playwright install` left: its Chromium, and beside it the same without a window. */
const playwrightOwn = chromium.executablePath()

function findPlaywrightShell() {
  const [browsers = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(playwrightOwn)?.slice(1) ?? []
  const folder = path.join(browsers, `chromium_headless_shell-${revision}`)
  if (!existsSync(folder)) return undefined
  const names = ['headless_shell', 'chrome-headless-shell', 'chrome-headless-shell.exe']
  const files = readdirSync(folder).flatMap((system) => names.map((name) => path.join(folder, system, name)))
  return files.find(canRun)
}

/** Tests that need a window (a page kept for Back, a question before a page is left) have it in a whole Chromium only, and so do the reports. */
export const chromiumHere = () =>
  [playwrightOwn].find(canRun) ?? findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], searchPath)

/**
 * The browser of the tests: the one that TEST_BROWSER names, Playwright's own, then this machine's; without a window first, which costs 400 ms of
 * processor a page where a window costs 1,100.
 */
export const testBrowserHere = () =>
  testBrowser ??
  findPlaywrightShell() ??
  [playwrightOwn].find(canRun) ??
  findProgram(['chromium-headless-shell'], searchPath) ??
  chromiumHere()

/**
 * The browser of the reports, with the tests' own settings.
 * @param {string[]} args
 */
export async function launchChromium(...args) {
  const executablePath = chromiumHere()
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

/**
 * Says which browsers the tests run in, after having installed them where that can be done.
 * @param {(line: string) => void} say
 */
export async function ensureChromium(say) {
  // Fonts too: without any, the browser draws boxes where a page falls back on the system's.
  if (!chromiumHere()) await installOnDebian('Chromium', ['chromium', 'chromium-headless-shell', 'fonts-liberation'], say)
  const [tests, window] = [testBrowserHere(), chromiumHere()]
  if (tests === undefined || window === undefined)
    throw new Stop('No Chromium was found for the browser tests. Install one with: npx playwright install --with-deps chromium')
  for (const [file, what] of new Map([
    [window, 'Window'],
    [tests, 'Browser'],
  ])) {
    const { output } = await run(file, ['--version'], { quiet: true })
    say(`${what}: ${output.trim()}, ${file}`)
  }
}
