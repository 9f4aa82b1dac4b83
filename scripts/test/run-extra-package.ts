import { spawnSync } from 'node:child_process'
import { buildEnvironment } from '../support/environment.mjs'
import installExtraPackages, { extraPackages } from './install-extra-packages'

/** Runs a package of the separate lock file. Its status becomes that of this process. */
export function runExtraPackage(file: string, args: readonly string[], environment = {}) {
  installExtraPackages()
  const { status } = spawnSync(process.execPath, [`${extraPackages}/${file}`, ...args], {
    stdio: 'inherit',
    env: buildEnvironment(environment),
  })
  process.exitCode = status ?? 1
}
