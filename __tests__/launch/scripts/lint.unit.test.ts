import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'

const styled = "'use client'\nimport styled from 'styled-components'\nexport const A = styled.div``\n"
const paths = 'import-x/no-restricted-paths'
const imports = '@typescript-eslint/no-restricted-imports'

/** What each rule of the house refuses, and beside it what it must not; the rules themselves are in eslint.config.mjs. */
const samples: readonly (readonly [what: string, rule: string, isRefused: boolean, file: string, text: string])[] = [
  [
    'a primitive that knows words',
    paths,
    true,
    'components/ui/x.tsx',
    "import { site } from '../../content/site'\nexport const x = site\n",
  ],
  [
    'a primitive that writes an address',
    paths,
    false,
    'components/ui/x.tsx',
    "import { localPath } from '@/content/paths'\nexport const x = localPath\n",
  ],
  [
    'a page that imports a script',
    paths,
    true,
    'app/x.tsx',
    "import { steps } from '@/scripts/after-export/steps'\nexport const x = steps\n",
  ],
  ['a cycle', 'import-x/no-cycle', true, 'content/fields.ts', "import { pages } from './pages'\nexport const text = pages\n"],
  [
    'a section that imports words',
    imports,
    true,
    'components/sections/x.tsx',
    "import { site } from '@/content/site'\nexport const x = site\n",
  ],
  [
    'a section that imports their types',
    imports,
    false,
    'components/sections/x.tsx',
    "import type { Place } from '@/content/pages'\nexport type X = Place\n",
  ],
  ['process.env in a component', 'no-restricted-properties', true, 'components/start/x.ts', 'export const x = process.env.SITE_URL\n'],
  [
    'next/script, of which the export keeps nothing',
    imports,
    true,
    'app/x.tsx',
    "import Script from 'next/script'\nexport const x = Script\n",
  ],
  ['a client component in a section', 'house/client-place', true, 'components/sections/x.tsx', "'use client'\nexport const x = 1\n"],
  ['styled-components in a section', 'house/styled-components-place', true, 'components/sections/x.styles.ts', styled],
  ['styled-components in an island', 'house/styled-components-place', false, 'components/islands/request/x.styles.ts', styled],
  ['a style attribute', 'no-restricted-syntax', true, 'components/ui/x.tsx', "export const x = <b style={{ color: 'red' }} />\n"],
  [
    'a rule set aside without a reason',
    'house/disable-says-why',
    true,
    'content/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1)\n',
  ],
  ['a file that only passes on', 'house/no-barrel', true, 'components/ui/x.ts', "export * from './icon'\nexport const x = 1\n"],
]

test('the lint refuses what the house forbids, and nothing beside it', () => {
  // One run of ESLint: it takes two seconds to wake up.
  const input = JSON.stringify(samples.map(([, , , file, text]) => ({ file, text })))
  const { stdout, stderr } = spawnSync(process.execPath, ['__tests__/support/lint-texts.mjs'], { input, encoding: 'utf8' })
  expect(stderr).toBe('')
  const found = JSON.parse(stdout) as string[][]
  const wrong = samples.filter(([, rule, isRefused], index) => found[index]?.some((each) => each.includes(rule)) !== isRefused)
  expect(wrong.map(([what]) => what)).toEqual([])
}, 120_000)
