// Installs the packages when, and only when, what stands in node_modules is not what package-lock.json asks for. Runs on the plainest Node.
import { readFileSync } from 'node:fs'
import { run, since } from './run.mjs'
import { Stop } from './stop.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * npm writes its record of what it installed last: an install that was interrupted never looks complete.
 * @param {Packages} wanted
 * @param {Packages | undefined} installed
 */
export function needsInstall(wanted, installed) {
  // A package for another system or processor is left out by npm.
  return Object.entries(wanted).some(([name, { version, optional }]) => name !== '' && !optional && installed?.[name]?.version !== version)
}

/**
 * The sentence that stops a command on an old Node, or nothing when the version is recent enough.
 * @param {string} version such as 20.19.0
 * @param {string} range the "engines" of package.json, such as >=20.19.0
 */
export function refuseOldNode(version, range) {
  const [wanted = [], found = []] = [range.replace('>=', ''), version].map((text) => text.split('.').map(Number))
  const isOld = (found[0] ?? 0) - (wanted[0] ?? 0) || (found[1] ?? 0) - (wanted[1] ?? 0)
  if (isOld >= 0) return undefined
  return `Node ${wanted.slice(0, 2).join('.')} or later is needed, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`
}

/**
 * @param {string} file
 * @returns {{ packages?: Packages, engines?: { node: string } }}
 */
function read(file) {
  try {
    /** @type {unknown} */
    const json = JSON.parse(readFileSync(file, 'utf8'))
    return /** @type {{ packages?: Packages, engines?: { node: string } }} */ (json)
  } catch {
    return {}
  }
}

/** @param {(line: string) => void} say */
export async function installMissing(say) {
  const sentence = refuseOldNode(process.versions.node, read('package.json').engines?.node ?? '')
  if (sentence) throw new Stop(sentence)
  if (!needsInstall(read('package-lock.json').packages ?? {}, read('node_modules/.package-lock.json').packages)) return
  say('Installing the packages (one or two minutes the first time)…')
  const start = performance.now()
  // A NODE_ENV=production left in the shell would leave out what builds and tests the site.
  const { code } = await run('npm', ['ci', '--include=dev']).catch(() => ({ code: 1 }))
  if (code !== 0)
    throw new Stop(
      'The packages could not be installed: what npm said is above. Correct it, or the network, then run the same command again.',
    )
  say(`Packages installed in ${since(start)}.`)
}
