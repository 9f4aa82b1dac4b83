// The scripts' only reader of process.env, as env.mjs is the site's.
import { readFileSync } from 'node:fs'

/** True in npm run test:slow, which tests every width and theme, and random inputs. */
export const isSlowSuite = process.env.TEST_SLOW === 'yes'

/** The programs that the slow tests may not lack, as CI names those that it installs. */
export const requiredPrograms = (process.env.TEST_REQUIRE ?? '').split(',')

/**
 * The variables of the shell and of .env, which a command may change before it imports other
 * modules.
 */
export const processEnv = process.env

export const port = Number(process.env.PORT || 3000)

/** This machine alone by default: the local site holds messages and has no password. */
export const host = process.env.LISTEN || '127.0.0.1'

/** The folders of programs, and the browser of the tests if one is set. */
export const { PATH: searchPath = '', TEST_BROWSER: testBrowser = '' } = process.env

/** The port of the browser tests' server, which Playwright reads from its output. */
export const testServerPort = process.env.TEST_SERVER_PORT ?? '0'

/** @param {Record<string, string>} changes */
export function buildEnvironment(changes) {
  const { FORCE_COLOR, ...environment } = { ...process.env, ...changes }
  // Node warns at each start when both variables are set.
  return {
    ...environment,
    ...(!environment.NO_COLOR && FORCE_COLOR !== undefined && { FORCE_COLOR }),
  }
}

/**
 * Returns every variable of .env.example as an empty one, which counts as absent, so that tests
 * give the same answer on a machine with an .env.local.
 */
export function buildNeutralEnvironment() {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)
  return Object.fromEntries(Array.from(names, ([, name = '']) => [name, '']))
}
