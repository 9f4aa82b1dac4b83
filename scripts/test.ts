// npm test runs everything that must pass before a change is merged, and stops at the first failed
// step. npm run check:quick is the part that needs no build, npm run lint the part that runs no test.
// npm run test:slow runs what is slow or depends on the machine, and goes on after a failed step.
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { buildNeutralEnvironment } from './support/environment.mjs'
import { formatSince, runNode } from './support/run-node'
import { ensureBrowsers, listOtherBrowsers } from './test/browsers'
import { listMissingPrograms } from './test/slow-programs.mjs'

/** A step of the tests, whose Node commands run at the same time. */
type Step = { name: string; commands: string[] }

/** Where jest and Playwright (playwright.config.ts) write their counts. */
const resultsFolder = '.cache/test-results'

function jest(projects: string) {
  const file = `${resultsFolder}/${projects.replace(' ', '-')}.json`
  return `node_modules/jest/bin/jest.js --json --outputFile=${file} --selectProjects ${projects}`
}

// A fresh clone has neither of these, and the next steps read both.
const prepare = {
  name: 'pictures, and the types of routes',
  commands: ['scripts/run.mjs build/make-pictures', 'node_modules/next/dist/bin/next typegen'],
}
const checkCode = {
  name: 'types, lint, formatting, dead code',
  commands: [
    'node_modules/oxlint/bin/oxlint',
    'node_modules/eslint/bin/eslint.js . --max-warnings 0',
    'node_modules/stylelint/bin/stylelint.mjs {app,components,styles}/**/*.css',
    'node_modules/prettier/bin/prettier.cjs --check . --log-level warn',
    'node_modules/knip/bin/knip.js --treat-config-hints-as-errors',
  ],
}
const testUnits = { name: 'unit and components', commands: [jest('unit dom')] }
const build = { name: 'build', commands: ['scripts/run.mjs build'] }
const testExport = { name: 'exported site', commands: [jest('export')] }
const testInBrowser = {
  name: 'real browser',
  commands: ['node_modules/@playwright/test/cli.js test'],
}

const modes: Record<string, Step[]> = {
  lint: [prepare, checkCode],
  quick: [prepare, checkCode, testUnits],
  all: [prepare, checkCode, testUnits, build, testExport, testInBrowser],
  slow: [
    prepare,
    testUnits,
    build,
    { name: 'preview', commands: ['scripts/run.mjs test/build-preview'] },
    { name: 'other processes, other runtimes', commands: [jest('slow')] },
    { name: 'rehearsal of the hand-over', commands: ['scripts/run.mjs test/rehearse-handover'] },
    { name: 'lighthouse', commands: ['scripts/run.mjs lighthouse'] },
    testInBrowser,
  ],
}

async function runStep({ name, commands }: Step) {
  const start = performance.now()
  console.log(`\n▸ ${name}`)
  const runs = commands.map((command) => runNode(command.split(' '), { environment }))
  const isOk = (await Promise.all(runs)).every(({ code }) => code === 0)
  console.log(`${isOk ? '✔' : '✘'} ${name} (${formatSince(start)})`)
  return isOk
}

type Results = {
  numPassedTests?: number
  numTotalTests?: number
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

/** Reads what jest or Playwright counted; a skipped test counts as failed. */
function readCounts(file: string) {
  const results = JSON.parse(readFileSync(`${resultsFolder}/${file}`, 'utf8')) as Results
  const { stats, numPassedTests = 0, numTotalTests = 0 } = results
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    : { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

function printMissingPrograms() {
  const browsers = listOtherBrowsers()
  const missing = [
    ...listMissingPrograms().map(({ name }) => name),
    ...(['firefox', 'webkit'] as const).filter((name) => !browsers.includes(name)),
  ]
  if (missing.length > 0) console.log(`\nNot run on this machine: ${missing.join(', ')}`)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const mode = process.argv[3] ?? 'all'
const steps = modes[mode] ?? []
const isSlowSuite = mode === 'slow'
const environment = { ...buildNeutralEnvironment(), ...(isSlowSuite && { TEST_SLOW: 'yes' }) }
const start = performance.now()
if (steps.includes(testInBrowser)) ensureBrowsers()
rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

const failedSteps: string[] = []
for (const step of steps) {
  if (failedSteps.length > 0 && !isSlowSuite) break
  if (!(await runStep(step))) failedSteps.push(step.name)
}

const counts = readdirSync(resultsFolder).map(readCounts)
const passed = sum(counts.map((count) => count.passed))
// A step may fail without a failed test.
const failed = Math.max(sum(counts.map((count) => count.failed)), failedSteps.length)
if (isSlowSuite) printMissingPrograms()
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join('; ')}`)
if (mode !== 'lint') console.log(`\nIn ${formatSince(start)}:\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
