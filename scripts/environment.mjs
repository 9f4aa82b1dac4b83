// The scripts' only reader of process.env, as env.mjs is the site's: what a command needs from outside is named here.
import { existsSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { Stop } from './stop.mjs'

/** Reads .env.local and .env as Next does: the shell wins over both, and .env.local over .env. */
export function loadEnvironment() {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

/** True on a machine where nobody watches: no colours, nothing interactive. */
export const isCi = Boolean(process.env.CI)

/** The workflow of .github, which installs every browser before it starts (tests.yml). */
export const isOwnWorkflow = process.env.GITHUB_ACTIONS === 'true'

/** @param {string | undefined} text the value of PORT */
export function readPort(text = process.env.PORT) {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new Stop(`PORT must be a whole number up to 65535, and it is "${text}".`)
  return port
}

/**
 * This machine alone, unless LISTEN names one of its addresses: the local site holds messages and has no password.
 * @param {string | undefined} text the value of LISTEN
 */
export function readHost(text = process.env.LISTEN) {
  if (text === undefined || text === '') return '127.0.0.1'
  if (!isIPv4(text)) throw new Stop(`LISTEN must be an address of this machine, 0.0.0.0 for all of them, and it is "${text}".`)
  return text
}

/**
 * The environment of a child process, with some variables changed.
 * @param {Record<string, string>} changes
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWith(changes) {
  const environment = { ...process.env, ...changes }
  // Node warns at each start when both are set.
  if (environment.NO_COLOR) delete environment.FORCE_COLOR
  return environment
}

/** The folders where commands are looked for. */
export const searchPath = process.env.PATH ?? ''

/** Where the server that Playwright started for the browser tests listens (playwright.config.ts reads its address into this variable). */
export const testServerPort = process.env.TEST_SERVER_PORT ?? '0'

/** The browser that the tests are to run in, instead of the one that chromium.mjs would choose. */
export const testBrowser = process.env.TEST_BROWSER || undefined

/** npm run test:launch: every width and look, and inputs drawn anew. */
export const isLaunch = process.env.TEST_LAUNCH === 'yes'
