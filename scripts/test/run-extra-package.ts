import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildEnvironment } from '../support/environment.mjs'
import { UserError } from '../support/user-error.mjs'

const source = 'scripts/test/extra-packages'
const folder = '.cache/extra-packages'

/** Installs what the lock file of scripts/test/extra-packages names, unless it already is. */
function installPackages() {
  const lock = readFileSync(`${source}/package-lock.json`, 'utf8')
  const installed = `${folder}/installed.json`
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  cpSync(source, folder, { recursive: true })
  const install = `npm ci --prefix ${folder} --ignore-scripts`
  if (spawnSync(install, { stdio: 'inherit', shell: true }).status !== 0)
    throw new UserError('The packages could not be installed: what npm said is above.')
  writeFileSync(installed, lock)
}

/**
 * Runs a package of a separate lock file, because no other command needs its hundreds of packages.
 * Its status becomes that of this process.
 */
export function runExtraPackage(file: string, args: readonly string[], environment = {}) {
  installPackages()
  const { status } = spawnSync(process.execPath, [`${folder}/node_modules/${file}`, ...args], {
    stdio: 'inherit',
    env: buildEnvironment(environment),
  })
  process.exitCode = status ?? 1
}
