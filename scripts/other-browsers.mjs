// Firefox and WebKit: the journeys of the specification are made in both, as in Chromium (__tests__/launch/browsers). The machine's own Firefox comes first: a
// browser as people have it, and not one that was made for tests. WebKit is Playwright's, which launch.yml installs.
import { firefox, webkit } from '@playwright/test'
import { canRun, findProgram, installOnDebian } from './chromium.mjs'
import { isCi, isOwnWorkflow, searchPath } from './environment.mjs'
import { Stop } from './stop.mjs'

export const firefoxHere = () => findProgram(['firefox-esr', 'firefox'], searchPath)

/** Those of this machine, and those that `npx playwright install` left. */
export function otherBrowsersHere() {
  const here = {
    firefox: firefoxHere() !== undefined || canRun(firefox.executablePath()),
    webkit: canRun(webkit.executablePath()),
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
  if (isCi && missing().includes('Firefox')) await installOnDebian('Firefox', ['firefox-esr'], say)
  const names = missing().join(' and ')
  if (names === '') return
  const lack = `The journeys are not made in ${names}: not on this machine. Install with: npx playwright install --with-deps firefox webkit`
  if (isOwnWorkflow) throw new Stop(lack)
  say(lack)
}
