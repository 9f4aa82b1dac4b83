// npm test: everything that must hold before a change is merged, stopping at the first failed step.
// npm run check:quick is the part that needs no build. npm run test:launch is what is slow or
// depends on the machine, and runs every step.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { neutralEnvironment } from './lib/environment.mjs'
import { formatSince, runNode } from './lib/run-node'
import { ensureBrowsers, otherBrowsers } from './test/browsers'

/** `results` is where a test runner writes its counts. */
type Command = { args: string[]; results?: string }
/** Its commands run at the same time. */
type Step = { name: string; commands: Command[] }

const resultsFolder = '.cache/test-results'

const tool = (file: string, ...args: string[]) => ({ args: [`node_modules/${file}`, ...args] })
const script = (...args: string[]) => ({ args: ['scripts/main.mjs', ...args] })

function jest(...projects: string[]): Command {
  const results = `${resultsFolder}/${projects.join('-')}.json`
  const reporting = ['--json', `--outputFile=${results}`]
  return { ...tool('jest/bin/jest.js', ...reporting, '--selectProjects', ...projects), results }
}

const playwright = {
  ...tool('@playwright/test/cli.js', 'test'),
  results: `${resultsFolder}/browser.json`,
}

/**
 * Permissive, or unchanged and not served to visitors: MPL (tools), LGPL (libvips, beside sharp),
 * CC-BY (data read while building), OFL (fonts).
 */
const allowedLicences =
  'MIT;MIT-0;ISC;BSD-2-Clause;BSD-3-Clause;0BSD;Apache-2.0;BlueOak-1.0.0;Unlicense;CC0-1.0;' +
  'CC-BY-3.0;CC-BY-4.0;MPL-2.0;LGPL-3.0-or-later;OFL-1.1'
const checkLicences = tool(
  'license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js',
  '--excludePrivatePackages',
  ...['--onlyAllow', allowedLicences, '--out', '.cache/licences.txt'],
)

// A fresh clone has neither, and the steps that follow read both.
const prepare = {
  name: 'pictures, and the types of routes',
  commands: [script('build/make-pictures'), tool('next/dist/bin/next', 'typegen')],
}
const checkCode = {
  name: 'types, lint, layout of the code, dead code, licences',
  commands: [
    tool('oxlint/bin/oxlint'),
    tool('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
    tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
    tool('knip/bin/knip.js', '--treat-config-hints-as-errors'),
    checkLicences,
  ],
}
const testUnits = { name: 'unit and components', commands: [jest('unit', 'dom')] }
const build = { name: 'build', commands: [script('build')] }
const testExport = { name: 'exported site', commands: [jest('export')] }
const testInBrowser = { name: 'real browser', commands: [playwright] }

const modes: Record<string, Step[]> = {
  quick: [prepare, checkCode, testUnits],
  all: [prepare, checkCode, testUnits, build, testExport, testInBrowser],
  launch: [
    prepare,
    testUnits,
    build,
    { name: 'preview', commands: [script('test/build-preview')] },
    { name: 'other processes, other runtimes', commands: [jest('launch')] },
    { name: 'rehearsal of the hand-over', commands: [script('test/rehearse-handover')] },
    { name: 'lighthouse', commands: [script('lighthouse')] },
    testInBrowser,
  ],
}

type Counts = { passed: number; failed: number }
type Results = {
  numPassedTests?: number
  numTotalTests?: number
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

const sum = (counts: readonly Counts[]) =>
  counts.reduce((one, other) => ({
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
  }))

/** What jest or Playwright counted; a skipped test has failed. */
function readCounts(file: string): Counts {
  const results = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Results
  const { stats, numPassedTests = 0, numTotalTests = 0 } = results
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    : { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

async function runCommand({ args, results }: Command): Promise<Counts> {
  const { code } = await runNode(args, { environment })
  const isOk = code === 0
  if (results === undefined) return { passed: Number(isOk), failed: Number(!isOk) }

  const { passed, failed } = readCounts(results)
  // A runner that fails without a failed test is a failure too.
  return { passed, failed: isOk ? failed : Math.max(failed, 1) }
}

async function runStep({ name, commands }: Step): Promise<Counts> {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const counts = sum(await Promise.all(commands.map(runCommand)))
  console.log(`${counts.failed > 0 ? '✘' : '✔'} ${name} (${formatSince(start)})`)
  return counts
}

const mode = process.argv[3] ?? 'all'
const environment = { ...neutralEnvironment(), ...(mode === 'launch' && { TEST_LAUNCH: 'yes' }) }
const start = performance.now()
if (mode !== 'quick') ensureBrowsers()
if (mode === 'launch') console.log(`Journeys: ${['chromium', ...otherBrowsers()].join(', ')}`)
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

const stepCounts: Counts[] = []
const failedSteps: string[] = []
for (const step of modes[mode] ?? []) {
  if (failedSteps.length > 0 && mode !== 'launch') break
  const counts = await runStep(step)
  stepCounts.push(counts)
  if (counts.failed > 0) failedSteps.push(step.name)
}

const { passed, failed } = sum(stepCounts)
if (failed > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`)
console.log(`\nIn ${formatSince(start)}:\n${String(passed)} passed, ${String(failed)} failed`)
process.exitCode = failed > 0 ? 1 : 0
