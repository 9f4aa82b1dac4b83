// The rules that oxlint lacks: the directions of imports, and what the export could not run. All
// other rules are in .oxlintrc.json.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import { defineConfig, includeIgnoreFile } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { directions } from './scripts/lint/import-directions.mjs'

// Types are erased; a value would bring zod and every word of the site into the browser's files.
const noContentValues = {
  regex: '^(@|\\.\\.?(/\\.\\.)*)/content(/|$)',
  allowTypeImports: true,
  message: 'Import content types only; the words arrive as props.',
}
const noNext = {
  regex: '^next(/|$)',
  message: 'esbuild bundles this without Next: nothing of it is there.',
}
const noEnv = {
  regex: '/env\\.mjs$',
  message: 'In the browser, import lib/public-environment; in a component, take a prop.',
}
const noNode = {
  regex: '^node:',
  message: 'The browser runs lib/ too, and has no Node.',
}
const noProcessModule = {
  regex: '^(node:)?process$',
  message: 'Read the environment in env.mjs, or in scripts/support/environment.mjs for a script.',
}
const noRuntime = {
  regex: '^next/(script|form|dynamic)(\\.js)?$',
  message:
    'The export keeps nothing of Next’s runtime: this would do nothing there. docs/recipes.md, « Add a browser behaviour », says what to write instead.',
}

const noOtherFunction = {
  regex: '^\\.\\./(?!_(calendar|contract|shared)/)',
  message: 'A function imports itself, _calendar, _contract and _shared: each is deployed alone.',
}
const noClimbing = {
  regex: '^(\\.\\./)+(scripts|supabase)/(?!.*(?:/doubles$|\\.test))',
  message: 'Import from @/, which names one file from every folder.',
}
const noStyled = {
  regex: '^styled-components$',
  message:
    'What is only rendered has its styles in a style sheet; styled-components is for the forms and the popup (*.styles.ts).',
}

/**
 * @param {object[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [noProcessModule, noRuntime, ...patterns] },
  ],
})

const literalPrefetch = {
  selector:
    'JSXAttribute[name.name="prefetch"][value=null], JSXAttribute[name.name="prefetch"] > JSXExpressionContainer > Literal[value=true]',
  message: 'In an export, <Link prefetch={true}> is a dead click (Next issue 92341).',
}
const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'A style attribute would need unsafe-hashes in the security policy: use a class.',
}

const pageWords = {
  selector:
    'MemberExpression[object.name=/words$/i][property.name=/Page$/], VariableDeclarator[init.name=/words$/i] Property[key.name=/Page$/], TSIndexedAccessType > TSLiteralType > Literal[value=/Page$/]',
  message: 'Several pages show this: take their words as props, with a type of content/schema/.',
}

const browserGlobals = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'caches',
].map((name) => ({ name, message: 'What needs a browser stands in lib/browser/.' }))

/** The entries of the islands, which esbuild bundles. */
const islandEntries = Array.from(
  readFileSync('components/islands/island-registry.ts', 'utf8').matchAll(
    /'\.\.\/([\w-]+\/[\w-]+)'/g,
  ),
  ([, file]) => `components/${file}.tsx`,
)
const styledFiles = [
  'components/{forms/request,popup}/{*.styles.ts,styled-components-registry.tsx}',
]

const clientComponent = {
  selector: 'ExpressionStatement[directive="use client"]',
  message:
    'Only the entry of an island begins so, and what it imports does not: nothing hydrates another component in the export. Write a browser behaviour, or name the island in components/islands/island-registry.ts (docs/recipes.md, « Add a tool or another island »).',
}
const serverStyles = {
  selector:
    'Program:not(:has(ExpressionStatement[directive="use client"])) > ImportDeclaration[source.value="styled-components"]',
  message:
    "A file that imports styled-components starts with 'use client', or its styles are rendered again at each use.",
}
const barrel = {
  selector:
    'ExportAllDeclaration, Program > ExportNamedDeclaration[source] + ExportNamedDeclaration[source]',
  message:
    'A file that only passes on what others export makes its readers load all of them: import from the source.',
}

const staticMetadata = {
  selector: 'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name="metadata"]',
  message: 'The client asked for generateMetadata in every page.',
}

const sleep = {
  selector:
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.1], CallExpression[callee.property.name="waitForTimeout"], ImportDeclaration[source.value="node:timers/promises"]',
  message:
    'A test waits for an event, or moves a fake clock: a sleep is too short on a busy machine.',
}
const networkRequest = {
  selector: 'CallExpression[callee.name="fetch"]',
  message: 'A page that is only read requests nothing by itself.',
}

/**
 * @param {object[]} more
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrictSyntax = (...more) => ({
  'no-restricted-syntax': ['error', literalPrefetch, serverStyles, barrel, staticMetadata, ...more],
})

export default defineConfig(
  includeIgnoreFile(path.resolve('.gitignore')),
  importX.flatConfigs.typescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    // Most disabled rules are oxlint's, which reports a directive that is no longer needed.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
    },
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: noProcessModule.message },
      ],
      ...restrictSyntax(clientComponent),
      ...restrictImports(noStyled),
      'import-x/no-restricted-paths': ['error', { zones: directions }],
    },
  },
  {
    files: ['components/**'],
    rules: {
      ...restrictImports(noContentValues, noEnv, noStyled),
      ...restrictSyntax(styleAttribute, clientComponent),
    },
  },
  {
    // Next renders these components, which are bundled for no browser: they read their words
    // themselves.
    files: ['components/{blog,faq,layout,link-directory,search,sections,sheet}/*.tsx'],
    rules: restrictImports(noEnv, noStyled),
  },
  {
    files: ['components/{sections,ui}/**'],
    rules: restrictSyntax(styleAttribute, clientComponent, pageWords),
  },
  {
    // esbuild bundles these files for the browser. An island brings ui/ and forms/ along.
    files: [
      'components/**/*.client.ts',
      'components/page-scripts/*.ts',
      'components/search/*.ts',
      'components/{forms,islands,popup,ui}/**',
      ...islandEntries.map((entry) => `${path.dirname(entry)}/**`),
    ],
    // The build alone runs it.
    ignores: ['components/search/build-index.ts'],
    rules: restrictImports(noContentValues, noEnv, noNext, noStyled),
  },
  { files: styledFiles, rules: restrictImports(noContentValues, noEnv) },
  // 'use client' begins the files with which rendered pages enter code for the browser.
  { files: [...islandEntries, ...styledFiles], rules: restrictSyntax(styleAttribute) },
  // The makers of metadata and structured data are server code that reads the words itself. Their
  // social cards are drawn into pictures at build time, where style attributes are the only way.
  {
    files: ['components/seo/**'],
    rules: { ...restrictImports(noStyled), ...restrictSyntax(clientComponent) },
  },
  { files: ['lib/**'], rules: restrictImports(noContentValues, noNode, noStyled) },
  {
    files: ['lib/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  { files: ['supabase/functions/*/*.ts'], rules: restrictImports(noOtherFunction) },
  {
    // Both load their code late: they fetch it before they import it.
    files: ['components/**/*.client.ts'],
    ignores: ['components/{islands,search}/**'],
    rules: restrictSyntax(styleAttribute, clientComponent, networkRequest),
  },
  {
    files: ['__tests__/**'],
    rules: restrictImports(noStyled, noClimbing),
  },
  {
    files: ['__tests__/**'],
    // Its doubles of the database and of the mail API answer after a deadline.
    ignores: ['__tests__/supabase/functions/send-contact-email/receive-message.unit.test.ts'],
    rules: restrictSyntax(clientComponent, sleep),
  },
  // process.env may be read here only: the site's reader, the browser's literals, the scripts'
  // reader.
  {
    files: ['env.mjs', 'lib/public-environment.ts', 'scripts/support/environment.mjs'],
    rules: { 'no-restricted-properties': 'off' },
  },
)
