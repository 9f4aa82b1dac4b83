// One project per suffix, so that a test's name says where it runs: *.unit.test.ts in Node,
// *.dom.test.tsx in jsdom, *.export.test.ts in Node on the finished export. Those of
// __tests__/slow, long or dependent on the machine, are for npm run test:slow. *.browser.ts belongs
// to Playwright.
import nextJest from 'next/jest.js'
import { isSlowSuite } from './scripts/support/environment.mjs'
import { listMissingPrograms } from './scripts/test/slow-programs.mjs'

const createJestConfig = nextJest({ dir: './' })

/**
 * Packages that Node loads, once for all the test files of a worker (support/load-in-node.mjs):
 * most are ES modules only, which jest cannot load.
 */
const loadedInNode =
  'zod|yaml|unified|unist-util-visit|remark-[^/]+|hast-util-[^/]+' +
  '|jsdom|nspell|fontkitten|fast-check|typescript|stylelint|@electric-sql/pglite'

/**
 * @param {string} name
 * @param {string} testEnvironment
 * @param {string} pattern
 * @param {import('jest').Config} [settings]
 */
const createProject = async (name, testEnvironment, pattern, settings) => {
  const config = await createJestConfig({
    displayName: name,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${pattern}`],
    testPathIgnorePatterns: ['/node_modules/', '/__tests__/slow/'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
    injectGlobals: false,
    restoreMocks: true,
    ...settings,
  })()
  return {
    ...config,
    transform: {
      [`/node_modules/(?:${loadedInNode})/`]: '<rootDir>/__tests__/support/load-in-node.mjs',
      ...config.transform,
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${loadedInNode})/)`],
  }
}

/** A suite that is run by its name fails where its program is missing. */
const testsWithoutProgram = isSlowSuite ? listMissingPrograms().map(({ tests }) => tests) : []

export default async function config() {
  return {
    // By default Jest leaves one core idle: on a machine with two, all tests would share the other.
    maxWorkers: '100%',
    // A busy worker needs more than half a second to end, and jest would report a leak.
    workerGracefulExitTimeout: 10_000,
    // The timeout is long enough that no test fails because the machine is busy.
    testTimeout: 120_000,
    projects: await Promise.all([
      createProject('unit', 'node', '**/*.unit.test.ts'),
      createProject('dom', 'jest-environment-jsdom', '**/*.dom.test.tsx', {
        setupFilesAfterEnv: ['<rootDir>/__tests__/support/new-visit.ts'],
      }),
      createProject('export', 'node', '**/*.export.test.ts', {
        globalSetup: '<rootDir>/__tests__/support/require-current-export.ts',
      }),
      createProject('slow', 'node', 'slow/**/*.{unit,export}.test.ts', {
        globalSetup: '<rootDir>/scripts/test/install-extra-packages.ts',
        testPathIgnorePatterns: ['/node_modules/', ...testsWithoutProgram],
      }),
    ]),
  }
}
