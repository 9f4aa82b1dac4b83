import { beforeAll, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'

type Sample = [what: string, rule: string, file: string, text: string]

const styled = "import styled from 'styled-components'\nexport const A = styled.div``\n"
const paths = 'import-x/no-restricted-paths'
const imports = '@typescript-eslint/no-restricted-imports'
const environment = 'no-restricted-properties'
const syntax = 'no-restricted-syntax'
const place = 'house/styled-components-place'

const refused: Sample[] = [
  ['a primitive that imports a word', paths, 'components/ui/x.tsx', "import { site } from '../../content/site'\nexport const x = site\n"],
  [
    'a primitive that imports a type of content',
    paths,
    'components/ui/x.tsx',
    "import type { Place } from '@/content/pages'\nexport type X = Place\n",
  ],
  ['a primitive that imports the environment', paths, 'components/ui/x.tsx', "import { env } from '../../env.mjs'\nexport const x = env\n"],
  [
    'a primitive that imports a feature',
    paths,
    'components/ui/x.tsx',
    "import { Header } from '../layout/header'\nexport const x = Header\n",
  ],
  [
    'the plain script that imports an island',
    paths,
    'components/start/x.ts',
    "import { sendRequest } from '../islands/request/send-request'\nexport const x = sendRequest\n",
  ],
  [
    'the plain script that imports a part of the page',
    paths,
    'components/start/x.ts',
    "import { currentState } from '../layout/current-link'\nexport const x = currentState\n",
  ],
  [
    'an island that imports a part of the page',
    paths,
    'components/islands/search/x.tsx',
    "import { Prose } from '../../sections/prose'\nexport const x = Prose\n",
  ],
  ['a theme that imports a primitive', paths, 'components/theme/x.tsx', "import { Icon } from '../ui/icon'\nexport const x = Icon\n"],
  [
    'content that imports a component',
    paths,
    'content/x.ts',
    "import { basePath } from '../components/ui/public-values'\nexport const x = basePath\n",
  ],
  ['a component that imports a page', paths, 'components/sections/x.tsx', "import Layout from '@/app/layout'\nexport const x = Layout\n"],
  ['a page that imports a test', paths, 'app/x.tsx', "import { test } from '../__tests__/support/browser'\nexport const x = test\n"],
  ['a page that imports a script', paths, 'app/x.tsx', "import { steps } from '@/scripts/after-export/steps'\nexport const x = steps\n"],
  [
    'a function that imports content',
    paths,
    'supabase/functions/x/index.ts',
    "import { site } from '../../../content/site'\nexport const x = site\n",
  ],
  ['a cycle', 'import-x/no-cycle', 'content/fields.ts', "import { pages } from './pages'\nexport const text = pages\n"],
  ['a section that imports words', imports, 'components/sections/x.tsx', "import { site } from '@/content/site'\nexport const x = site\n"],
  [
    'a section that imports words, by their relative path',
    imports,
    'components/blog/x.tsx',
    "import { site } from '../../content/site'\nexport const x = site\n",
  ],
  ['Next in the plain script', imports, 'components/start/x.ts', "import Link from 'next/link'\nexport const x = Link\n"],
  [
    'Next in an island',
    imports,
    'components/islands/search/x.tsx',
    "import { usePathname } from 'next/navigation'\nexport const x = usePathname\n",
  ],
  [
    'Next in a primitive, which islands take along',
    imports,
    'components/ui/x.tsx',
    "import Image from 'next/image'\nexport const x = Image\n",
  ],
  ['words in an island', imports, 'components/islands/request/x.tsx', "import { forms } from '@/content/forms'\nexport const x = forms\n"],
  ['the environment in the plain script', imports, 'components/start/x.ts', "import { env } from '../../env.mjs'\nexport const x = env\n"],
  ['a component that imports env.mjs', imports, 'components/layout/x.tsx', "import { env } from '../../env.mjs'\nexport const x = env\n"],
  ['process.env in a page', environment, 'app/x.tsx', 'export const x = process.env.SITE_URL\n'],
  ['process.env in a component', environment, 'components/start/x.ts', 'export const x = process.env.SITE_URL\n'],
  ['process.env in a script', environment, 'scripts/x.mjs', 'export const x = process.env.PORT\n'],
  ['process.env taken apart', environment, 'content/x.ts', 'export const { env } = process\n'],
  ['the environment by way of node:process', imports, 'content/x.ts', "import { env } from 'node:process'\nexport const x = env\n"],
  ['styled-components in a component file', place, 'components/islands/request/x.tsx', `'use client'\n${styled}`],
  ['styled-components in a style module of the server', place, 'components/islands/request/x.styles.ts', styled],
  ['styled-components in what the server prints', place, 'components/sections/x.styles.ts', `'use client'\n${styled}`],
  ['styled-components in a primitive', place, 'components/ui/x.styles.ts', `'use client'\n${styled}`],
  ['styled-components in the plain script', place, 'components/start/x.styles.ts', `'use client'\n${styled}`],
  ['styled-components in a page', place, 'app/x.tsx', `'use client'\n${styled}`],
  ['prefetch={true}', syntax, 'components/ui/x.tsx', 'export const x = <Link href="/" prefetch={true} />\n'],
  ['prefetch alone', syntax, 'app/x.tsx', 'export const x = <Link href="/" prefetch />\n'],
  ['a style attribute', syntax, 'components/ui/x.tsx', "export const x = <b style={{ color: 'red' }} />\n"],
  ['console in a component', 'no-console', 'components/layout/x.tsx', 'console.log(1)\n'],
  ['console.log where only an error may be logged', 'no-console', 'components/islands/request/x.ts', 'console.log(1)\n'],
  ['any', '@typescript-eslint/no-explicit-any', 'content/x.ts', 'export const x: any = 1\n'],
  [
    '@ts-ignore',
    '@typescript-eslint/ban-ts-comment',
    'content/x.ts',
    '// @ts-ignore -- because it is easier this way\nexport const x = 1\n',
  ],
  [
    'a rule set aside without a reason',
    'house/disable-says-why',
    'content/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1)\n',
  ],
  [
    'a file that only passes on',
    'house/no-barrel',
    'components/ui/x.ts',
    "export { Icon } from './icon'\nexport { Stars } from './stars'\n",
  ],
  ['export *', 'house/no-barrel', 'components/ui/x.ts', "export * from './icon'\nexport const x = 1\n"],
  ['a picture without words', 'jsx-a11y/alt-text', 'components/ui/x.tsx', 'export const x = <img src="a.webp" />\n'],
  [
    'a hook under a condition',
    'react-hooks/rules-of-hooks',
    'components/ui/x.tsx',
    "import { useState } from 'react'\nexport function X({ a }: { a: boolean }) {\n  if (a) useState(1)\n  return null\n}\n",
  ],
  ['a plain <a> to a page, for Next', '@next/next/no-sync-scripts', 'app/x.tsx', 'export const x = <script src="/a.js" />\n'],
  [
    'a directive that sets nothing aside',
    'Unused eslint-disable directive',
    'content/x.ts',
    '// eslint-disable-next-line no-console -- a reason that was good once\nexport const x = 1\n',
  ],
]

const accepted: Sample[] = [
  [
    'a section that imports types of content',
    imports,
    'components/sections/x.tsx',
    "import type { Place } from '@/content/pages'\nexport type X = Place\n",
  ],
  [
    'structured data made from the words',
    imports,
    'components/seo/x.tsx',
    "import { site } from '@/content/site'\nimport { env } from '../../env.mjs'\nexport const x = [site, env]\n",
  ],
  [
    'an address, wherever it is written',
    paths,
    'components/ui/x.tsx',
    "import { localPath } from '@/content/paths'\nexport const x = localPath\n",
  ],
  [
    'the same, for the other rule',
    imports,
    'components/ui/x.tsx',
    "import { localPath } from '@/content/paths'\nexport const x = localPath\n",
  ],
  [
    'the browser’s values in a primitive',
    paths,
    'components/ui/x.tsx',
    "import { basePath } from './public-values'\nexport const x = basePath\n",
  ],
  [
    'an island on top of ui/ and of the plain script',
    paths,
    'components/islands/request/x.tsx',
    "import { letterHref } from '../../start/letter'\nimport { Icon } from '../../ui/icon'\nexport const x = [letterHref, Icon]\n",
  ],
  [
    'a link of the menus, which asks Next where it is',
    imports,
    'components/layout/x.tsx',
    "import { usePathname } from 'next/navigation'\nexport const x = usePathname\n",
  ],
  [
    'the message’s schema in the request',
    paths,
    'components/islands/request/x.ts',
    "import * as message from '../../../supabase/functions/_shared/contact-message'\nexport const x = message\n",
  ],
  ['process.env in env.mjs', environment, 'env.mjs', 'export const x = process.env.SITE_URL\n'],
  ['process.env in the browser’s values', environment, 'components/ui/public-values.ts', 'export const x = process.env.NEXT_PUBLIC_X\n'],
  ['process.env in the scripts’ reader', environment, 'scripts/environment.mjs', 'export const x = process.env.PORT\n'],
  ['a style module of an island', place, 'components/islands/request/x.styles.ts', `'use client'\n${styled}`],
  ['the registry of styles', place, 'components/theme/x.tsx', `'use client'\n${styled}`],
  ['prefetch={false}', syntax, 'components/ui/x.tsx', 'export const x = <Link href="/" prefetch={false} />\n'],
  ['the log of a message that could not be sent', 'no-console', 'components/islands/request/x.ts', 'console.error(1)\n'],
  ['the log of a chat that could not be loaded', 'no-console', 'components/start/chat.ts', 'console.error(1)\n'],
  ['a script that talks', 'no-console', 'scripts/x.mjs', 'console.log(1)\n'],
  [
    'a rule set aside with its reason',
    'house/disable-says-why',
    'content/x.ts',
    '// eslint-disable-next-line no-console -- read by the person who runs the import\nconsole.log(1)\n',
  ],
]

/** Every sample in one run of ESLint: it takes two seconds to wake up. */
function rulesAgainst(samples: Sample[]): string[][] {
  const input = JSON.stringify(samples.map(([, , file, text]) => ({ file, text })))
  const { stdout, stderr } = spawnSync(process.execPath, ['__tests__/support/lint-texts.mjs'], { input, encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout) as string[][]
}

let results: Map<Sample, string[]>

beforeAll(() => {
  const samples = [...refused, ...accepted]
  const found = rulesAgainst(samples)
  results = new Map(samples.map((sample, index) => [sample, found[index] ?? []]))
}, 60_000)

describe('the lint refuses', () => {
  test.each(refused.map((sample) => [sample[0], sample] as const))('%s', (_what, sample) => {
    expect(results.get(sample)).toContainEqual(expect.stringContaining(sample[1]))
  })
})

describe('the lint accepts', () => {
  test.each(accepted.map((sample) => [sample[0], sample] as const))('%s', (_what, sample) => {
    expect(results.get(sample)).not.toContainEqual(expect.stringContaining(sample[1]))
  })
})
