// Installs the packages when, and only when, what stands in node_modules is not what package-lock.json asks for.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { run, since } from './run.mjs'
import { Stop } from './stop.mjs'

/** @typedef {Record<string, { optional?: boolean } & Record<string, unknown>>} Packages */

/**
 * Compares the lockfile with npm's own record of what it installed. npm removes that record first and writes it last, so an install that
 * was interrupted never looks complete; and the comparison holds whoever ran npm, which a stamp of ours would not.
 * @param {Packages} wanted
 * @param {Packages | undefined} installed
 */
export function needsInstall(wanted, installed) {
  if (!installed) return true
  const isSame = Object.entries(wanted).every(([name, facts]) => {
    if (name === '') return true
    // A package for another system or processor is left out by npm.
    if (!(name in installed)) return facts.optional === true
    return isDeepStrictEqual(installed[name], facts)
  })
  return !isSame || Object.keys(installed).some((name) => !(name in wanted))
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    return /** @type {{ packages: Packages }} */ (lock).packages
  } catch {
    return undefined
  }
}

/** @param {(line: string) => void} say */
export async function installMissing(say) {
  const wanted = readPackages('package-lock.json')
  if (!wanted) throw new Stop('package-lock.json is missing or broken. Restore it with: git checkout package-lock.json')
  if (!needsInstall(wanted, readPackages('node_modules/.package-lock.json'))) return
  say('Installing the packages (one or two minutes the first time)…')
  const start = performance.now()
  // A NODE_ENV=production left in the shell would leave out what builds and tests the site.
  const { code } = await run('npm', ['ci', '--include=dev']).catch(() => ({ code: 1 }))
  if (code !== 0)
    throw new Stop(
      'The packages could not be installed: what npm said is above. Check the network connection, then run the same command again.',
    )
  say(`Packages installed in ${since(start)}.`)
}
