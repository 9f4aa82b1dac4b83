import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UserError } from '../support/user-error.mjs'

const source = 'scripts/test/extra-packages'
const folder = '.cache/extra-packages'

export const extraPackages = `${folder}/node_modules`

/**
 * Installs what the lock file of scripts/test/extra-packages names, unless it already is. That lock
 * is separate because few commands need its hundreds of packages. It is also Jest's globalSetup of
 * the slow tests, which run at the same time.
 */
export default function installExtraPackages() {
  const lock = readFileSync(`${source}/package-lock.json`, 'utf8')
  const installed = `${folder}/installed.json`
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  cpSync(source, folder, { recursive: true })
  const install = `npm ci --prefix ${folder} --ignore-scripts`
  if (spawnSync(install, { stdio: 'inherit', shell: true }).status !== 0)
    throw new UserError('The packages could not be installed: what npm said is above.')
  writeFileSync(installed, lock)
}
