// One project per suffix, so that a test's name says where it runs: *.unit.test.ts in Node, *.dom.test.tsx in jsdom, *.export.test.ts in
// Node on the finished export; those of __tests__/launch, which last or depend on the machine, for npm run test:launch. *.browser.ts belongs to Playwright.
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/**
 * What no test changes and many read with. Much of it exists as ES modules only, which jest cannot load as they are; and loaded by Node, once for all the
 * files that a worker runs, it is read and made fast once (__tests__/support/outside.mjs).
 */
const outside =
  '/node_modules/(?:zod|yaml|unified|unist-util-visit|remark-[^/]+|rehype-[^/]+|hastscript|hast-util-[^/]+|jsdom|nspell|fontkitten|fast-check|typescript|@electric-sql/pglite)/'

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
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
    // Tests say what they use (import from @jest/globals), like any module.
    injectGlobals: false,
    restoreMocks: true,
    setupFilesAfterEnv:
      testEnvironment === 'node' ? [] : ['<rootDir>/__tests__/support/new-visit.ts'],
  })()
  return {
    ...config,
    transform: { [outside]: '<rootDir>/__tests__/support/outside.mjs', ...config.transform },
    transformIgnorePatterns: [outside.replace('?:', '?!(?:').replace(/\/$/, '/)')],
  }
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
