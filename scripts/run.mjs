// Runs scripts/NAME.ts for the commands of package.json: node scripts/run.mjs NAME. Installs the
// packages first where they are not those of package-lock.json, so this file imports none itself.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { explain } from './support/user-error.mjs'

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */
/** @param {string} file */
function readLock(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{ "packages": {} }'
  return /** @type {Lock} */ (JSON.parse(text)).packages
}

function installPackages() {
  // npm writes this record last, so an interrupted install never looks complete. It leaves out the
  // optional packages of other machines.
  const installed = readLock('node_modules/.package-lock.json')
  const isInstalled = Object.entries(readLock('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      folder === '' || optional || installed[folder]?.version === version,
  )
  if (isInstalled) return
  // Explicit, because NODE_ENV=production in the shell would leave out devDependencies.
  const { status } = spawnSync('npm ci --include=dev', { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(1)
}

// scripts/support/run-node.ts ends its child when this process exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

installPackages()
// As in Next, the shell wins over .env.local, and .env.local over .env.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
try {
  const { register } = await import('tsx/esm/api')
  register()
  await import(`./${process.argv[2] ?? ''}.ts`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
