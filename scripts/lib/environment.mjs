// The scripts' only reader of process.env, as env.mjs is the site's: what a command needs from outside is named here.
import { readFileSync } from 'node:fs'

/** npm run test:launch: every width and look, and inputs drawn anew. */
export const isLaunch = process.env.TEST_LAUNCH === 'yes'

/** What the shell and .env say. A command may change it for what it imports then. */
export const settings = process.env

export const port = Number(process.env.PORT || 3000)

/** This machine alone, unless LISTEN names its address on a network: the local site holds messages and has no password. */
export const host = process.env.LISTEN || '127.0.0.1'

/** The folders where programs are looked for, and the browser of the tests when it is named. */
export const { PATH: searchPath = '', TEST_BROWSER: testBrowser = '' } = process.env

/** Where the server of the browser tests listens: Playwright reads its address into this variable (playwright.config.ts). */
export const testServerPort = process.env.TEST_SERVER_PORT ?? '0'

/** @param {Record<string, string>} changes */
export function environmentWith(changes) {
  const { FORCE_COLOR, ...environment } = { ...process.env, ...changes }
  // Node warns at each start when both are set.
  return {
    ...environment,
    ...(!environment.NO_COLOR && FORCE_COLOR !== undefined && { FORCE_COLOR }),
  }
}

/** Every variable of .env.example, empty, which counts as absent: the tests give the same answer on a machine that has an .env.local. */
export function neutralEnvironment() {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)
  return Object.fromEntries(Array.from(names, ([, name = '']) => [name, '']))
}
