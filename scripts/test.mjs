// npm test: everything that must hold before a change is merged, in order, stopping at the first red. npm run check:quick is the part that needs no
// build; npm run test:launch what is long or depends on the machine, each night and before a launch: to its end, whatever is red.
import { mkdir, rm } from 'node:fs/promises'
import { installMissing } from './install.mjs'
import { isCi } from './environment.mjs'
import { neutralEnvironment, readJestCounts, readPlaywrightCounts, resultsDir } from './test-results.mjs'
import { run, since, tool } from './run.mjs'
import { main } from './stop.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {[command: string, args: string[]]} Command
 * @typedef {{ name: string, commands: Command[], beside?: Command[], counts?: () => Promise<Counts> }} Step
 */

/**
 * @param {string} name
 * @param {string[]} projects
 * @returns {Step}
 */
const jestStep = (name, ...projects) => ({
  name,
  commands: [tool('jest/bin/jest.js', '--json', `--outputFile=${resultsDir}/${projects.join('-')}.json`, '--selectProjects', ...projects)],
  counts: () => readJestCounts(projects.join('-')),
})

/** @type {Step} */
const made = {
  // A fresh clone has neither yet, and the steps that follow read both.
  name: 'the list of pictures, and the types of routes',
  commands: [tool('tsx/dist/cli.mjs', 'scripts/make-pictures.ts'), tool('next/dist/bin/next', 'typegen')],
}
const units = jestStep('unit and components', 'unit', 'dom')
/** @type {Step} */
const build = { name: 'build', commands: [[process.execPath, ['scripts/build.mjs']]] }

/** @type {Step[]} */
const quick = [
  made,
  {
    name: 'lint; types, layout of the code and dead code beside it',
    commands: [tool('eslint/bin/eslint.js', '.', '--max-warnings', '0')],
    beside: [
      tool('typescript/bin/tsc', '--noEmit'),
      tool('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
      tool('knip/bin/knip.js', '--treat-config-hints-as-errors'),
    ],
  },
  units,
]

/** @param {string} name @returns {Step} */
const browserStep = (name) => ({
  name,
  commands: [tool('@playwright/test/cli.js', 'test')],
  counts: () => readPlaywrightCounts('browser'),
})

const measuredPages = ['/', '/contact/', '/liens-utiles/', '/blog/article-1/']

const commands = {
  quick,
  test: [...quick, build, jestStep('exported site', 'export'), browserStep('real browser')],
  launch: [
    made,
    // With inputs drawn anew.
    units,
    build,
    { name: 'preview', commands: [tool('tsx/dist/cli.mjs', 'scripts/build-test-preview.ts')] },
    jestStep('other processes, other runtimes', 'launch'),
    { name: 'the owner’s first day', commands: [tool('tsx/dist/cli.mjs', 'scripts/first-day.ts')] },
    {
      // Alone: it measures. What else a machine does makes a page slower and never faster: five tries to be as fast as it is.
      name: 'lighthouse',
      commands: [tool('tsx/dist/cli.mjs', 'scripts/report.ts', '--least=95', ...measuredPages)],
    },
    browserStep('every page in every width and look; journeys in Chromium, Firefox and WebKit'),
  ],
}

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
  const isLaunch = process.argv.includes('--launch')
  const isQuick = process.argv.includes('--quick')
  const steps = isLaunch ? commands.launch : isQuick ? commands.quick : commands.test
  const total = { passed: 0, failed: 0, skipped: 0 }
  const start = performance.now()
  await installMissing(console.log)
  if (!isQuick) {
    const { ensureChromium } = await import('./chromium.mjs')
    await ensureChromium(console.log)
  }
  if (isLaunch) {
    const { ensureOtherBrowsers } = await import('./other-browsers.mjs')
    await ensureOtherBrowsers(console.log)
  }
  await rm(resultsDir, { recursive: true, force: true })
  await mkdir(resultsDir, { recursive: true })
  const environment = { ...neutralEnvironment(), ...(isCi && { NO_COLOR: '1' }), ...(isLaunch && { TEST_LAUNCH: 'yes' }) }
  const reds = []
  for (const step of steps) {
    console.log(`\n▸ ${step.name}`)
    const stepStart = performance.now()
    const counts = await runStep(step, environment)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    console.log(`${counts.failed > 0 ? '✘' : '✔'} ${step.name} (${since(stepStart)})`)
    if (counts.failed === 0) continue
    reds.push(step.name)
    if (!isLaunch) break
  }
  if (reds.length > 0) {
    console.log(`\n${isLaunch ? 'Red' : 'Stopped at'}: ${reds.join('; ')}`)
    process.exitCode = 1
  }
  console.log(`\nIn ${since(start)}:`)
  const skipped = total.skipped > 0 ? `, ${String(total.skipped)} skipped` : ''
  console.log(`${String(total.passed)} passed, ${String(total.failed)} failed${skipped}`)
})
