import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildEnvironment } from './environment.mjs'
import { UserError } from './user-error.mjs'

const source = 'scripts/tools'
const folder = '.cache/tools'

/** Installs what the lock file of scripts/tools names, unless it already is. */
function installTools() {
  const lock = readFileSync(`${source}/package-lock.json`, 'utf8')
  const installed = `${folder}/installed.json`
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  cpSync(source, folder, { recursive: true })
  const install = `npm ci --prefix ${folder} --ignore-scripts`
  if (spawnSync(install, { stdio: 'inherit', shell: true }).status !== 0)
    throw new UserError('The tools could not be installed: what npm said is above.')
  writeFileSync(installed, lock)
}

/**
 * Runs a tool that has a package file of its own, because no other command needs its hundreds of
 * packages. Its status becomes that of this process.
 */
export function runTool(file: string, args: readonly string[], environment = {}) {
  installTools()
  const { status } = spawnSync(process.execPath, [`${folder}/node_modules/${file}`, ...args], {
    stdio: 'inherit',
    env: buildEnvironment(environment),
  })
  process.exitCode = status ?? 1
}
