// Runs scripts/NAME.ts for the commands of package.json, after installing missing packages, none of
// which it may import itself.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { UserError, explain } from './lib/user-error.mjs'

const command = process.argv[2] ?? ''
/** devDependencies take twice the time of the others, so the first test installs them. */
const needsDevPackages =
  ['test', 'lighthouse', 'paint-cost'].includes(command) || existsSync('node_modules/jest')

/** @param {string} file */
function listPackages(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{ "packages": {} }'
  /** @typedef {{ version?: string, optional?: boolean, dev?: boolean }} Package */
  const lock = /** @type {{ packages: Record<string, Package> }} */ (JSON.parse(text))
  return lock.packages
}

const wantedPackages = Object.entries(listPackages('package-lock.json')).filter(
  ([folder, { optional, dev }]) => folder && !optional && (needsDevPackages || !dev),
)

/** npm writes its record last, so an interrupted install never looks complete. */
function isInstalled() {
  const installed = listPackages('node_modules/.package-lock.json')
  return wantedPackages.every(([folder, { version }]) => installed[folder]?.version === version)
}

/** Messages are in French for npm run edit, which authors use. */
const isEdit = process.argv.includes('edit')

function reportProgress() {
  const count = wantedPackages.filter(([folder]) => existsSync(`${folder}/package.json`)).length
  const { length } = wantedPackages
  console.log(isEdit ? `${count} de ${length} installés…` : `${count} of ${length} installed…`)
}

async function installPackages() {
  console.log(
    isEdit
      ? 'Les logiciels du site s’installent (la première fois, de une à dix minutes)…'
      : 'Installing the packages (one to ten minutes the first time)…',
  )
  const progress = setInterval(reportProgress, 10_000)
  // Explicit, because NODE_ENV=production in the shell would leave out devDependencies.
  const npm = spawn(`npm ci --${needsDevPackages ? 'include' : 'omit'}=dev`, {
    stdio: 'inherit',
    shell: true,
  })
  const [status] = /** @type {[number | null]} */ (await once(npm, 'exit'))
  clearInterval(progress)
  if (status !== 0)
    throw new UserError('The packages could not be installed: what npm said is above.')
}

// lib/run-node.ts ends its child when this process exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

try {
  if (!isInstalled()) await installPackages()
  // As in Next, the shell wins over .env.local, and .env.local over .env.
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  const { register } = await import('tsx/esm/api')
  register()
  await import(`./${command}.ts`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
