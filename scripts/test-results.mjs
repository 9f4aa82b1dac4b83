import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export const resultsDir = '.cache/test-results'

/**
 * @param {string} file
 * @returns {Promise<unknown>}
 */
async function readReport(file) {
  /** @type {unknown} */
  const report = JSON.parse(await readFile(`${resultsDir}/${file}.json`, 'utf8').catch(() => '{}'))
  return report
}

/** @param {string} project */
export async function readJestCounts(project) {
  const report = /** @type {Partial<Record<string, number>>} */ (await readReport(project))
  return {
    passed: report.numPassedTests ?? 0,
    // A file that does not even load holds tests that nobody could count.
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/** @param {string} file */
export async function readPlaywrightCounts(file) {
  const { stats } = /** @type {{ stats?: { expected: number, unexpected: number, flaky: number, skipped: number } }} */ (
    await readReport(file)
  )
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), skipped: stats?.skipped ?? 0 }
}

/**
 * Every variable of .env.example, emptied: the tests give the same answer on a machine whose .env.local holds a real configuration, since
 * Next and our scripts let the shell win over that file, and an empty value counts as absent.
 * @returns {Record<string, string>}
 */
export function neutralEnvironment() {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)
  return Object.fromEntries([...names].map(([, name = '']) => [name, '']))
}
