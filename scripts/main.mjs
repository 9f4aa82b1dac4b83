// What the commands of package.json start: installs the packages that are missing, then runs scripts/NAME.ts. For the plainest Node: nothing of node_modules is
// imported before it is there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { UserError, explain } from './lib/user-error.mjs'

const command = process.argv[2] ?? ''
/** The packages of tests and measures (devDependencies) take twice the time of the others to install: they come with the first test, and stay. */
const isWhole = ['test', 'lighthouse'].includes(command) || existsSync('node_modules/jest')

/** @param {string} file */
function packagesOf(file) {
  /** @type {unknown} */
  const lock = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{ "packages": {} }')
  return /** @type {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} */ (
    lock
  ).packages
}

/** npm writes its record of what it installed last: an install that was interrupted never looks complete. A package for another system is left out. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(
    ([folder, each]) => folder && !each.optional && (isWhole || !each.dev),
  )
  return wanted.every(([folder, { version }]) => installed[folder]?.version === version)
}

// What we run ends with us (lib/run-node.ts).
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

try {
  if (!isInstalled()) {
    console.log('Installing the packages (up to a minute the first time)…')
    // Said either way: a NODE_ENV=production left in the shell would leave out the tests' packages.
    const { status } = spawnSync(`npm ci --${isWhole ? 'include' : 'omit'}=dev`, {
      stdio: 'inherit',
      shell: true,
    })
    if (status !== 0)
      throw new UserError('The packages could not be installed: what npm said is above.')
  }
  // As Next reads them: the shell wins over both, and .env.local over .env.
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
  const { register } = await import('tsx/esm/api')
  register()
  await import(`./${command}.ts`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
