// What runs in the visitor's browser: a few lines in each head, one plain script and what it brings lazyFeatures, the islands, which share one copy of React, and
// the search, which has none.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { pages } from '@/content/pages'
import nextConfig from '../../next.config.mjs'

const search = 'components/search/search.client.ts'

/** Brings the islands of the registry, each of them a file beside it. */
const hydrate = 'components/islands/hydrate.tsx'

/** The component that a line of the registry imports, named after its island. */
export const islandFile = /^components\/(?:([\w-]+)\/\1|popup\/popup-form)\.tsx$/

const lazyFeatures = 'components/browser/lazy-features.ts'

/** Where the site is held to work. What stands in the head only leads elsewhere and sets a size: older browsers than that came to the old site. */
const browsers = ['chrome94', 'safari15', 'firefox93']
const oldBrowsers = 'es2017'

type Options = {
  /** Where the files go; the browser finds them under /scripts/. */
  dir?: string
  /** React's development build with its warnings, not minified. */
  isDevelopment?: boolean
  /** False where Next hydrates the page itself: only the popup and what runs without React are ours then. */
  isExport?: boolean
  /** Some of the browser's copy of the environment (next.config.mjs), as another build would have it. */
  env?: Readonly<Record<string, string>>
}

const literals = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))

/** The files of an entry in the order in which they are evaluated: each after those that it imports. */
function inOrder(outputs: Metafile['outputs'], file: string, known: string[] = []): string[] {
  for (const { path: imported, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !known.includes(imported)) inOrder(outputs, imported, known)
  known.push(file)
  return known
}

/** Makes all of it, and gives what components/browser/scripts.tsx prints. */
export async function bundleForBrowser({
  dir = 'public/scripts',
  isDevelopment = false,
  isExport = true,
  env = {},
}: Options = {}) {
  const environment: Partial<Record<string, string>> = {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...nextConfig.env,
    ...env,
  }
  const common: BuildOptions & { write: false } = {
    bundle: true,
    write: false,
    minify: !isDevelopment,
    legalComments: 'none',
    target: browsers,
    jsx: 'automatic',
    jsxDev: isDevelopment,
    // The page has its styles already.
    loader: { '.css': 'empty' },
    outdir: dir,
    entryNames: '[name]-[hash]',
    define: {
      // A browser has no `process`: the branches of libraries that look for it are dropped.
      process: 'undefined',
      // Nor do visitors have the tools of React's authors, which 0.3 kB look for.
      ...(isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
      ...literals({ HAS_CHAT: environment.NEXT_PUBLIC_CHAT_PROVIDER !== 'aucun' }),
      ...literals(
        Object.fromEntries(
          Object.entries(environment).map(([name, value]) => [`process.env.${name}`, value]),
        ),
      ),
    },
  }
  const islands = await build({
    ...common,
    entryPoints: { hydrate },
    inject: ['components/islands/shared-modules.ts'],
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[name]-[hash]',
    metafile: true,
  })
  const alone = await build({
    ...common,
    entryPoints: [search, lazyFeatures],
    format: 'esm',
    metafile: true,
  })
  const outputs = { ...islands.metafile.outputs, ...alone.metafile.outputs }
  const address = (file: string) => `/scripts/${path.basename(file)}`
  const outputOf = (entry: string) =>
    Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry) ?? ''
  const modules: Record<string, string[]> = {
    search: inOrder(outputs, outputOf(search)).map(address),
  }
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const name = path.basename(entryPoint, '.tsx')
    // In development Next hydrates what it prints, but for the popup, which is fetched.
    if (islandFile.test(entryPoint) && (isExport || name === 'popup-form'))
      modules[name] = inOrder(outputs, outputOf(hydrate), inOrder(outputs, file)).map(address)
  }
  const main = await build({
    ...common,
    entryPoints: ['components/browser/main-script.ts'],
    // A script of its own scope, by hand: as an « iife » esbuild 0.28 brings 0.3 kB along for a `require` that a dynamic import never needs.
    format: 'esm',
    banner: { js: '"use strict";(()=>{' },
    footer: { js: '})()' },
    external: [`${nextConfig.basePath ?? ''}${address('*')}`],
    define: {
      ...common.define,
      ...literals({
        LAZY_FEATURES_FILE: `${nextConfig.basePath ?? ''}${address(outputOf(lazyFeatures))}`,
      }),
    },
  })
  const inline = await build({
    ...common,
    entryPoints: [
      'components/browser/head-script.ts',
      'components/contact-form/early-form.client.ts',
    ],
    format: 'iife',
    target: oldBrowsers,
    define: {
      ...common.define,
      ...literals({ OLD_ROUTES: pages.map((page) => page.path.slice(1)) }),
    },
  })
  const files = [...islands.outputFiles, ...alone.outputFiles, ...main.outputFiles]
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const file of files) await writeFile(file.path, file.contents)
  const [headScript = '', earlyFormScript = ''] = inline.outputFiles.map(({ text }) => text)
  const mainScript = address(main.outputFiles[0]?.path ?? '')
  return { headScript, earlyFormScript, mainScript, modules }
}

/** The same, where Next finds it. */
export async function makeScripts(options: Options = {}): Promise<void> {
  const made = await bundleForBrowser(options)
  await mkdir('.cache', { recursive: true })
  await writeFile('.cache/browser.json', JSON.stringify(made))
}
