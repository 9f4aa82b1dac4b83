// Firefox and WebKit: the journeys of the specification are made in both, as in Chromium (__tests__/launch/browsers). The machine's own come first: a browser as
// people have it, and not one that was made for tests.
import { firefox, webkit } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { canRun, findProgram, installOnDebian } from './chromium.mjs'
import { isCi, isOwnWorkflow, searchPath } from './environment.mjs'
import { Stop } from './stop.mjs'

export const firefoxHere = () => findProgram(['firefox-esr', 'firefox'], searchPath)

// The browser that WebKitWebDriver starts is no command: Debian and Ubuntu keep it beside the library.
const libraries = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']

/** The driver, its browser, and the screen in memory that it draws on; nothing unless all are here. */
export function webkitHere() {
  const driver = findProgram(['WebKitWebDriver'], searchPath)
  const screen = findProgram(['Xvfb'], searchPath)
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const browser = libraries.flatMap((library) => folders.map((folder) => `/usr/lib/${folder}/${library}/MiniBrowser`)).find(canRun)
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** Those of this machine, and those that `npx playwright install` left. */
export function otherBrowsersHere() {
  const here = {
    firefox: firefoxHere() !== undefined || canRun(firefox.executablePath()),
    webkit: webkitHere() !== undefined || canRun(webkit.executablePath()),
  }
  return Object.entries(here).flatMap(([name, isHere]) => (isHere ? [name] : []))
}

const words = { firefox: 'Firefox', webkit: 'WebKit' }

function missing() {
  const here = otherBrowsersHere()
  return Object.entries(words).flatMap(([name, word]) => (here.includes(name) ? [] : [word]))
}

/**
 * A line says what this machine lacks, and the journeys are made in the browsers that it has. Only the workflow that installs all of them (launch.yml) does
 * not go without.
 * @param {(line: string) => void} say
 */
export async function ensureOtherBrowsers(say) {
  if (isCi && missing().length > 0) await installOnDebian('Firefox and WebKit', ['firefox-esr', 'webkit2gtk-driver', 'xvfb'], say)
  const names = missing().join(' and ')
  if (names === '') return
  const lack = `The journeys are not made in ${names}: not on this machine. Install with: npx playwright install --with-deps firefox webkit`
  if (isOwnWorkflow) throw new Stop(lack)
  say(lack)
}
