// One project per suffix, so that a test's name says where it runs: *.unit.test.ts in Node, *.dom.test.tsx in jsdom, *.export.test.ts in
// Node on the finished export; those of __tests__/launch, which last or depend on the machine, for npm run test:launch. *.browser.ts belongs to Playwright.
import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import nextJest from 'next/jest.js'

// Where the packages really are: a copy of the project (scripts/source-copy.ts) has a link to them.
const projectDir = path.dirname(realpathSync('node_modules'))

const createJestConfig = nextJest({ dir: './' })

/**
 * unified, remark, rehype and their eighty little packages exist as ES modules only, which jest cannot load as they are: it transforms
 * them. Read from the packages themselves, so that no update adds a name to a list here; by folder, since another version of the same
 * package may stand deeper.
 */
const esModulesOnly = Object.keys(readJson('node_modules/.package-lock.json').packages ?? {}).filter((folder) => {
  const { type, exports } = readJson(`${folder}/package.json`)
  return type === 'module' && !JSON.stringify(exports ?? {}).includes('"require"')
})

/**
 * @param {string} file
 * @returns {{ type?: string, exports?: unknown, packages?: object }}
 */
function readJson(file) {
  /** @type {unknown} */
  const json = JSON.parse(readFileSync(file, 'utf8'))
  return /** @type {{ type?: string, exports?: unknown, packages?: object }} */ (json)
}

/**
 * @param {string} name
 * @param {string} testEnvironment
 * @param {string} pattern
 * @param {string[]} [ignored]
 */
const project = async (name, testEnvironment, pattern, ignored = ['/__tests__/launch/']) => {
  const config = await createJestConfig({
    displayName: name,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${pattern}`],
    testPathIgnorePatterns: ['/node_modules/', ...ignored],
    // The same names as in the app.
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^@electric-sql/pglite$': '<rootDir>/__tests__/support/pglite.ts' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
    // Tests say what they use (import from @jest/globals), like any module.
    injectGlobals: false,
  })()
  return { ...config, transformIgnorePatterns: [`${projectDir}/(?=node_modules/)(?!(${esModulesOnly.join('|')})/)`] }
}

export default async function config() {
  return {
    // Jest keeps a core for itself: on a machine with two, everything would wait for one.
    maxWorkers: '100%',
    // Half a second is too little for a worker to give back its memory, and jest would say that a test leaks.
    workerGracefulExitTimeout: 10_000,
    // What hangs is found all the same: no test is red because the machine is busy.
    testTimeout: 120_000,
    projects: await Promise.all([
      project('unit', 'node', '**/*.unit.test.ts'),
      project('dom', 'jest-environment-jsdom', '**/*.dom.test.tsx'),
      project('export', 'node', '**/*.export.test.ts'),
      project('launch', 'node', 'launch/**/*.{unit,export}.test.ts', []),
    ]),
  }
}
