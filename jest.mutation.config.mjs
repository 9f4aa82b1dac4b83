// stryker.config.json runs these tests of rules on mutants of the rules. Stryker loads
// this file in its copy of the project, where next/jest finds its paths.
import jestConfig from './jest.config.mjs'

const [unit] = (await jestConfig()).projects
const tests = ['lib/*', 'components/search/*', 'supabase/functions/_{calendar,contract}/*']

export default {
  ...unit,
  testMatch: tests.map((name) => `<rootDir>/__tests__/${name}.unit.test.ts`),
}
