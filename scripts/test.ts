// npm test: everything that must hold before a change is merged, stopping at the first red. npm run check:quick is the part that needs no build; npm run
// test:launch what is long or depends on the machine, to its end, whatever is red.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowsers, otherBrowsers } from './test/browsers'
import { neutralEnvironment } from './lib/environment.mjs'
import { runNode, since } from './lib/run-node'
import { resultsFolder, tellUnregistered } from './unregistered-tests'

/** `results` is where a runner of tests counts them. */
type Command = { args: string[]; results?: string }
/** A name, and what runs at once. */
type Step = [name: string, ...commands: Command[]]

const tool = (file: string, ...args: string[]): Command => ({
  args: [`node_modules/${file}`, ...args],
})
const script = (...args: string[]): Command => ({ args: ['scripts/main.mjs', ...args] })
function jest(...projects: string[]): Command {
  const results = `${resultsFolder}/${projects.join('-')}.json`
  return {
    ...tool(
      'jest/bin/jest.js',
      '--json',
      `--outputFile=${results}`,
      '--selectProjects',
      ...projects,
    ),
    results,
  }
}
const playwright = {
  ...tool('@playwright/test/cli.js', 'test'),
  results: `${resultsFolder}/browser.json`,
}

/** Permissive, or unchanged and not served to visitors: MPL (tools), LGPL (libvips, beside sharp), CC-BY (data read while building), OFL (fonts). */
const allowedLicences = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ],
  ...['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1'],
]
const licenceChecker = 'license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js'

// A fresh clone has neither yet, and the steps that follow read both.
const made: Step = [
  'pictures, and the types of routes',
  script('build/make-pictures'),
  tool('next/dist/bin/next', 'typegen'),
]
const code: Step = [
  'types, lint, layout of the code, dead code, licences',
  tool('oxlint/bin/oxlint'),
  tool('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  tool('knip/bin/knip.js', '--treat-config-hints-as-errors'),
  tool(
    licenceChecker,
    '--excludePrivatePackages',
    '--onlyAllow',
    allowedLicences.join(';'),
    '--out',
    '.cache/licences.txt',
  ),
]
const units: Step = ['unit and components', jest('unit', 'dom')]
const build: Step = ['build', script('build')]

const modes: Record<string, Step[]> = {
  quick: [made, code, units],
  all: [made, code, units, build, ['exported site', jest('export')], ['real browser', playwright]],
  launch: [
    ...[made, units, build],
    ['preview', script('test/build-preview')],
    ['other processes, other runtimes', jest('launch')],
    ['the rehearsal of the hand-over', script('test/rehearse-handover')],
    ['lighthouse', script('lighthouse')],
    ['every page in every width and look; journeys in Chromium, Firefox and WebKit', playwright],
  ],
}

const mode = process.argv[3] ?? 'all'
const environment = { ...neutralEnvironment(), ...(mode === 'launch' && { TEST_LAUNCH: 'yes' }) }
let [passed, failed] = [0, 0]

type Results = {
  numPassedTests?: number
  numTotalTests?: number
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

/** How many passed and failed; a test that is skipped is red. */
function countsIn(file: string): [number, number] {
  const {
    stats,
    numPassedTests = 0,
    numTotalTests = 0,
  } = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Results
  return stats
    ? [stats.expected, stats.unexpected + stats.flaky + stats.skipped]
    : [numPassedTests, numTotalTests - numPassedTests]
}

async function runCommand({ args, results }: Command) {
  const { code } = await runNode(args, { environment })
  const [green, red] = results === undefined ? [code === 0 ? 1 : 0, 0] : countsIn(results)
  passed += green
  // So is a command that fails without a failed test, or that checks nothing.
  failed += code !== 0 || green === 0 ? Math.max(red, 1) : red
}

const start = performance.now()
if (mode !== 'quick') ensureBrowsers()
if (mode === 'launch') console.log(`Journeys: ${['chromium', ...otherBrowsers()].join(', ')}`)
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
const reds: string[] = []
for (const [name, ...commands] of modes[mode] ?? []) {
  if (reds.length > 0 && mode !== 'launch') break
  console.log(`\n▸ ${name}`)
  const [stepStart, failedBefore] = [performance.now(), failed]
  await Promise.all(commands.map(runCommand))
  if (failed > failedBefore) reds.push(name)
  console.log(`${failed > failedBefore ? '✘' : '✔'} ${name} (${since(stepStart)})`)
}
if (reds.length > 0) console.log(`\nRed: ${reds.join('; ')}`)
process.exitCode = reds.length > 0 ? 1 : 0
console.log(
  `\nIn ${since(start)}:\n${String(passed)} passed, ${String(failed)} failed\n${tellUnregistered()}`.trimEnd(),
)
