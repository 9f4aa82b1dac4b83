// npm test: everything that must hold, in order, stopping at the first red. npm run check:quick is the part that needs no build.
import { mkdir, rm } from 'node:fs/promises'
import { installMissing } from './install.mjs'
import { isCi } from './environment.mjs'
import { neutralEnvironment, readJestCounts, readPlaywrightCounts, resultsDir } from './test-results.mjs'
import { run, since, tool } from './run.mjs'
import { main } from './stop.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {[command: string, args: string[]]} Command
 * @typedef {{ name: string, commands: Command[], beside?: Command[], counts?: () => Promise<Counts>, isQuick?: boolean }} Step
 */

/**
 * @param {string} name
 * @param {string} project
 * @returns {Step}
 */
const jestStep = (name, project) => ({
  name,
  commands: [tool('jest/bin/jest.js', '--selectProjects', project, '--json', `--outputFile=${resultsDir}/${project}.json`)],
  counts: () => readJestCounts(project),
})

const measuredPages = ['/', '/contact/', '/liens-utiles/', '/blog/article-1/']

/** @type {Step[]} */
const steps = [
  {
    // A fresh clone has neither yet, and the steps that follow read both.
    name: 'the list of pictures, and the types of routes',
    isQuick: true,
    commands: [tool('tsx/dist/cli.mjs', 'scripts/make-pictures.ts'), tool('next/dist/bin/next', 'typegen')],
  },
  {
    name: 'lint; types, layout of the code and dead code beside it',
    isQuick: true,
    commands: [tool('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
    beside: [
      tool('typescript/bin/tsc', '--noEmit'),
      tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
      tool('knip/bin/knip.js', '--treat-config-hints-as-errors'),
    ],
  },
  { ...jestStep('unit', 'unit'), isQuick: true },
  { ...jestStep('components', 'dom'), isQuick: true },
  { name: 'build', commands: [[process.execPath, ['scripts/build.mjs']]] },
  { name: 'preview', commands: [tool('tsx/dist/cli.mjs', 'scripts/build-test-preview.ts')] },
  jestStep('exported site', 'export'),
  { name: 'the owner’s first day', commands: [tool('tsx/dist/cli.mjs', 'scripts/first-day.ts')] },
  {
    // Alone: it measures. What else a machine does makes a page slower and never faster (at best 93 of three for the fourth page, then 100 alone, within a
    // quarter of an hour on 23 November 2026): five tries to be as fast as it is.
    name: 'lighthouse',
    commands: [tool('tsx/dist/cli.mjs', 'scripts/report.ts', '--least=95', ...measuredPages)],
  },
  { name: 'real browser', commands: [tool('@playwright/test/cli.js', 'test')], counts: () => readPlaywrightCounts('browser') },
  {
    name: 'journeys in Chromium, Firefox and WebKit',
    commands: [tool('@playwright/test/cli.js', 'test', '-c', 'playwright.browsers.config.ts')],
    counts: () => readPlaywrightCounts('browsers'),
  },
]

/**
 * @param {Step} step
 * @param {Record<string, string>} environment
 * @returns {Promise<Counts>}
 */
async function runStep(step, environment) {
  /** @param {Command[]} commands */
  const runInTurn = async (commands) => {
    for (const [command, args] of commands) {
      const { code } = await run(command, args, { environment })
      if (code !== 0) return code
    }
    return 0
  }
  const codes = await Promise.all([step.commands, step.beside ?? []].map(runInTurn))
  const code = Math.max(...codes)
  const counts = (await step.counts?.()) ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  if (counts.passed + counts.failed === 0 && code === 0) console.log('No test was executed: a step that checks nothing is red.')
  // A runner may fail without a failed test: a file that does not load, or no test at all.
  if ((code !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1
  return counts
}

await main(async () => {
  const isQuick = process.argv.includes('--quick')
  const total = { passed: 0, failed: 0, skipped: 0 }
  const start = performance.now()
  await installMissing(console.log)
  if (!isQuick) {
    const { ensureChromium } = await import('./chromium.mjs')
    await ensureChromium(console.log)
    const { ensureOtherBrowsers } = await import('./other-browsers.mjs')
    await ensureOtherBrowsers(console.log)
  }
  await rm(resultsDir, { recursive: true, force: true })
  await mkdir(resultsDir, { recursive: true })
  const environment = { ...neutralEnvironment(), ...(isCi && { NO_COLOR: '1' }) }
  for (const step of steps.filter((each) => !isQuick || each.isQuick)) {
    console.log(`\n▸ ${step.name}`)
    const stepStart = performance.now()
    const counts = await runStep(step, environment)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    console.log(`${counts.failed > 0 ? '✘' : '✔'} ${step.name} (${since(stepStart)})`)
    if (counts.failed > 0) {
      console.log(`\nStopped at: ${step.name}`)
      process.exitCode = 1
      break
    }
  }
  console.log(`\nIn ${since(start)}:`)
  const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''
  console.log(`${String(total.passed)} passed, ${String(total.failed)} failed${skipped}`)
})
