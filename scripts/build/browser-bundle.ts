// Bundles what runs in the visitor's browser: two inline scripts, the main script of every page,
// the features it loads later, the islands, which share one copy of React, and the search.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild'
import { pages } from '@/content/pages'
import nextConfig from '../../next.config.mjs'
import packageJson from '../../package.json' with { type: 'json' }

const searchEntry = 'components/search/search.client.ts'
/** Imports the islands of the registry, each of them a file beside it. */
const hydrateEntry = 'components/islands/hydrate.tsx'
const lazyFeaturesEntry = 'components/browser/lazy-features.ts'

/** The component that a line of the registry imports, named after its island. */
export const islandFile = /^components\/(?:([\w-]+)\/\1|popup\/popup-form)\.tsx$/

/**
 * `browserslist` of package.json, as esbuild names browsers: « ios_saf >= 15.4 » is « ios15.4 ».
 */
const supportedBrowsers = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
)
/** The head script only redirects and sets the text size, for older browsers too. */
const headScriptTarget = 'es2017'

type Options = {
  /** Where the files go; the browser finds them under /scripts/. */
  dir?: string
  /** React's development build with its warnings, not minified. */
  isDevelopment?: boolean
  /** False in `next dev`, where Next hydrates every island but the popup. */
  isExport?: boolean
  /** Replaces some of the public environment (next.config.mjs), as another build would. */
  env?: Readonly<Record<string, string>>
}

type CommonOptions = BuildOptions & { write: false; define: Record<string, string> }
type Outputs = Metafile['outputs']

const addressOf = (file: string) => `/scripts/${path.basename(file)}`

function buildDefines(isDevelopment: boolean, env: Readonly<Record<string, string>>) {
  const environment: Partial<Record<string, string>> = {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...nextConfig.env,
    ...env,
  }
  const defines = Object.entries(environment).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ])
  return {
    // Drops the branches of libraries that look for Node or for React's developer tools.
    process: 'undefined',
    ...(!isDevelopment && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    HAS_CHAT: String(environment.NEXT_PUBLIC_CHAT_PROVIDER !== 'aucun'),
    ...(Object.fromEntries(defines) as Record<string, string>),
  }
}

function commonOptions({ dir = '', isDevelopment = false, env = {} }: Options): CommonOptions {
  return {
    bundle: true,
    write: false,
    minify: !isDevelopment,
    legalComments: 'none',
    target: supportedBrowsers,
    jsx: 'automatic',
    jsxDev: isDevelopment,
    // The page has its styles already.
    loader: { '.css': 'empty' },
    outdir: dir,
    entryNames: '[name]-[hash]',
    define: buildDefines(isDevelopment, env),
  }
}

async function bundleModules(common: CommonOptions) {
  const islands = await build({
    ...common,
    entryPoints: { hydrate: hydrateEntry },
    inject: ['components/islands/shared-modules.ts'],
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[name]-[hash]',
    metafile: true,
  })
  const withoutReact = await build({
    ...common,
    entryPoints: { search: searchEntry, 'lazy-features': lazyFeaturesEntry },
    format: 'esm',
    metafile: true,
  })
  return {
    files: [...islands.outputFiles, ...withoutReact.outputFiles],
    outputs: { ...islands.metafile.outputs, ...withoutReact.metafile.outputs },
  }
}

async function bundleMainScript(common: CommonOptions, lazyFeatures: string) {
  const basePath = nextConfig.basePath ?? ''
  const { outputFiles } = await build({
    ...common,
    entryPoints: { 'main-script': 'components/browser/main-script.ts' },
    // esbuild's own iife format adds 0.3 kB for a `require` that is never called.
    format: 'esm',
    banner: { js: '"use strict";(()=>{' },
    footer: { js: '})()' },
    external: [`${basePath}/scripts/*`],
    define: {
      ...common.define,
      LAZY_FEATURES_FILE: JSON.stringify(basePath + lazyFeatures),
    },
  })
  return outputFiles
}

async function bundleInlineScripts(common: CommonOptions) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [
      'components/browser/head-script.ts',
      'components/contact-form/early-form.client.ts',
    ],
    format: 'iife',
    target: headScriptTarget,
    define: {
      ...common.define,
      HASH_REDIRECT_ROUTES: JSON.stringify(pages.map((page) => page.path.slice(1))),
    },
  })
  const [headScript = '', earlyFormScript = ''] = outputFiles.map(({ text }) => text)
  return { headScript, earlyFormScript }
}

/** An output and what it imports, in the order of evaluation. */
function listInOrder(outputs: Outputs, file: string, listed: string[] = []): string[] {
  for (const { path: imported, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !listed.includes(imported))
      listInOrder(outputs, imported, listed)
  listed.push(file)
  return listed
}

const outputOf = (outputs: Outputs, entry: string) =>
  Object.keys(outputs).find((file) => outputs[file]?.entryPoint === entry) ?? ''

/** The addresses of the modules of the search and of each island, in the order of evaluation. */
function listModules(outputs: Outputs, isExport: boolean) {
  const hydrate = outputOf(outputs, hydrateEntry)
  const modules: Record<string, string[]> = {
    search: listInOrder(outputs, outputOf(outputs, searchEntry)).map(addressOf),
  }
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const name = path.basename(entryPoint, '.tsx')
    const isIsland = islandFile.test(entryPoint) && (isExport || name === 'popup-form')
    if (isIsland)
      modules[name] = listInOrder(outputs, hydrate, listInOrder(outputs, file)).map(addressOf)
  }
  return modules
}

async function writeFiles(dir: string, files: readonly OutputFile[]) {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const file of files) await writeFile(file.path, file.contents)
}

/** Writes the scripts, and returns what the pages name of them (lib/read-browser-bundle.ts). */
export async function bundleForBrowser(options: Options = {}) {
  const { dir = 'public/scripts', isExport = true } = options
  const common = commonOptions({ ...options, dir })
  const { files, outputs } = await bundleModules(common)
  const mainFiles = await bundleMainScript(common, addressOf(outputOf(outputs, lazyFeaturesEntry)))
  const inlineScripts = await bundleInlineScripts(common)

  await writeFiles(dir, [...files, ...mainFiles])
  return {
    ...inlineScripts,
    mainScript: addressOf(mainFiles[0]?.path ?? ''),
    modules: listModules(outputs, isExport),
  }
}

/** Bundles for the pages that Next is about to render. */
export async function makeScripts(options: Options = {}): Promise<void> {
  const bundle = await bundleForBrowser(options)
  await mkdir('.cache', { recursive: true })
  await writeFile('.cache/browser-bundle.json', JSON.stringify(bundle))
}
