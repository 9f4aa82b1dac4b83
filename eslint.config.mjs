// The rules of this house, which read no types: who may import whom, and what the export would not run. All others are oxlint's (.oxlintrc.json), which
// reads the types too, in a fifth of the time.
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const features = ['layout', 'sections', 'blog', 'islands', 'popup', 'search', 'start', 'seo'].map((name) => `./components/${name}`)

/**
 * `target` may not import `from`. Imports run downhill only: app, then features, then ui, then theme; content stands beside them.
 * @param {string | string[]} target
 * @param {string[]} from
 * @param {string} message
 */
const forbid = (target, from, message) => ({ target, from, message })

const nobodyImportsApp = 'Nobody imports app/: what is shared goes down.'

const directions = [
  forbid(['./components', './content', './supabase', './env.mjs'], ['./app'], nobodyImportsApp),
  // But for scripts/search.ts, the author's command, which asks what a visitor asks.
  { ...forbid(['./scripts'], ['./app'], nobodyImportsApp), except: ['./search-documents.ts'] },
  forbid(['./app', './components', './content', './scripts', './supabase', './env.mjs'], ['./__tests__'], 'Nobody imports the tests.'),
  forbid(
    ['./app', './components', './content', './supabase', './env.mjs'],
    ['./scripts'],
    'scripts/ builds the site; the site does not know it.',
  ),
  forbid(
    './components/ui',
    ['./env.mjs', './supabase', ...features],
    'Primitives know no configuration and no feature: pass what they need as props.',
  ),
  {
    ...forbid('./components/ui', ['./content'], 'Primitives know no words: pass what they need as props.'),
    except: ['./paths.ts'],
  },
  forbid(
    './components/theme',
    ['./content', './env.mjs', './supabase', './components/ui', ...features],
    'The theme is the ground: it imports nothing of the house.',
  ),
  forbid(
    './components/start',
    features.filter((feature) => !['./components/start', './components/popup'].includes(feature)),
    'What runs on every page is plain: it knows neither the islands that it wakes nor the parts that Next prints.',
  ),
  forbid(
    './components/search',
    features.filter((feature) => feature !== './components/search'),
    'The search is bundled apart from the pages: it takes what it shares with them from ui/ and theme/.',
  ),
  forbid(
    ['./components/islands', './components/popup'],
    features.filter((feature) => !['./components/islands', './components/popup', './components/start'].includes(feature)),
    'An island is bundled apart from the pages: it takes what it shares with them from ui/ and theme/.',
  ),
  forbid('./content', ['./components', './supabase'], 'content/ imports zod, env, lib and itself.'),
  forbid(
    './lib',
    ['./app', './components', './content', './scripts', './supabase', './env.mjs'],
    'lib/ holds pure rules: pass what they need.',
  ),
  forbid('./supabase', ['./components', './content', './env.mjs'], 'The function runs alone, on another host.'),
]

// Types are erased; a value would bring zod and every word of the site into the browser's files. content/paths holds no word: it
// writes addresses and anchors and knows a telephone number, for the authors' texts and for the components alike.
const noContentValues = {
  regex: '^(@|\\.\\.?(/\\.\\.)*)/content(/(?!paths$)|$)',
  allowTypeImports: true,
  message: 'Import content types only; the words arrive as props.',
}
const noNext = { regex: '^next(/|$)', message: 'esbuild bundles this without Next: nothing of it is there.' }
const noEnv = { regex: '/env\\.mjs$', message: 'In the browser, import components/ui/public-values; in a component, take a prop.' }
const noProcessModule = {
  regex: '^(node:)?process$',
  message: 'Read the environment in env.mjs, or in scripts/environment.mjs for a script.',
}
const noRuntime = {
  regex: '^next/(script|form|dynamic)(\\.js)?$',
  message:
    'The export keeps nothing of Next’s runtime: this would do nothing there. README, « Add something that moves », says what to write instead.',
}

const noStyled = {
  regex: '^styled-components$',
  message: 'What is only printed has its styles in a CSS module; styled-components is for what wakes (*.styles.ts of components/islands/).',
}

/**
 * @param {object[]} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noProcessModule, noRuntime, ...patterns] }],
})

const literalPrefetch = {
  selector:
    'JSXAttribute[name.name="prefetch"][value=null], JSXAttribute[name.name="prefetch"] > JSXExpressionContainer > Literal[value=true]',
  message: 'In an export, <Link prefetch={true}> is a dead click (Next issue 92341).',
}
const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'A style attribute would need unsafe-hashes in the security policy: use a CSS module.',
}

const clientComponent = {
  selector: 'ExpressionStatement[directive="use client"]',
  message: 'Nothing hydrates this in the export, where it would be dead. README, « Add something that moves », says what to write instead.',
}
const serverStyles = {
  selector: 'Program:not(:has(ExpressionStatement[directive="use client"])) > ImportDeclaration[source.value="styled-components"]',
  message: "A file that imports styled-components starts with 'use client', or its styles are printed again at each use.",
}
const barrel = {
  selector: 'ExportAllDeclaration, Program > ExportNamedDeclaration[source] + ExportNamedDeclaration[source]',
  message: 'A file that only passes on what others export makes its readers load all of them: import from the source.',
}

/**
 * @param {object[]} besides
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrictSyntax = (...besides) => ({ 'no-restricted-syntax': ['error', literalPrefetch, serverStyles, barrel, ...besides] })

export default defineConfig(
  globalIgnores(['out', '.next', '.cache', '.data', 'test-results', 'coverage', 'next-env.d.ts', 'public/images', 'public/scripts']),
  importX.flatConfigs.typescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    // What is disabled with a reason is mostly oxlint's, which says so when the reason is gone.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: noProcessModule.message }],
      ...restrictSyntax(clientComponent),
      ...restrictImports(noStyled),
      'import-x/no-restricted-paths': ['error', { zones: directions }],
    },
  },
  {
    files: ['components/**'],
    rules: { ...restrictImports(noContentValues, noEnv, noStyled), ...restrictSyntax(styleAttribute, clientComponent) },
  },
  {
    // ui/ goes along with the islands that it is drawn with.
    files: ['components/start/*.ts', 'components/islands/**', 'components/popup/**', 'components/search/**', 'components/ui/**'],
    rules: restrictImports(noContentValues, noEnv, noNext, noStyled),
  },
  // The registry gathers the styles of a page: it is the theme's.
  {
    files: ['components/islands/*/*.styles.ts', 'components/popup/*.styles.ts', 'components/theme/**'],
    rules: restrictImports(noContentValues, noEnv),
  },
  // Beside the islands: a link of the menu says which page is open, and does not run in the export.
  {
    files: [
      'components/islands/**',
      'components/popup/*.tsx',
      'components/popup/*.styles.ts',
      'components/theme/registry.tsx',
      'components/layout/nav-link.tsx',
    ],
    rules: restrictSyntax(styleAttribute),
  },
  // The makers of metadata and structured data are server code fed by the words themselves.
  // Their social cards are drawn into pictures at build, where style attributes are the only way.
  { files: ['components/seo/**'], rules: { ...restrictImports(noStyled), ...restrictSyntax(clientComponent) } },
  // Where process.env may be read: the site's reader, the browser's literals, the scripts' reader.
  { files: ['env.mjs', 'components/ui/public-values.ts', 'scripts/environment.mjs'], rules: { 'no-restricted-properties': 'off' } },
)
