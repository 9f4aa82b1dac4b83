// Bundles what runs in the visitor's browser: two inline scripts, the main script of every page,
// what it loads later (the islands and the popup, which share one copy of React, and features
// without it, which load the search), and the service worker.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { pages } from '@/content/pages'
import nextConfig from '../../next.config.mjs'
import packageJson from '../../package.json' with { type: 'json' }

/** The entry that imports the islands of the registry, each of which becomes a file of its own. */
const hydrateEntry = 'components/islands/hydrate.tsx'
const mainEntry = 'components/page-scripts/main-script.ts'

/** Matches the component that a line of the registry imports, named after its island. */
export const islandFile = /^components\/([\w-]+)\/\1\.tsx$/

/**
 * The `browserslist` of package.json in esbuild's notation: `ios_saf >= 15.4` becomes `ios15.4`.
 */
export const supportedBrowsers = packageJson.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
)
type Options = {
  /** The output folder, which the browser finds under /scripts/. */
  dir?: string
  /** Uses React's development build with its warnings, and does not minify. */
  isDevelopment?: boolean
  /** False in `next dev`, where Next hydrates the islands. */
  isExport?: boolean
}

type Outputs = Metafile['outputs']

const getModuleAddress = (file: string) => `/scripts/${path.basename(file)}`

function commonOptions({ dir = 'public/scripts', isDevelopment = false }: Options) {
  const environment: Partial<Record<string, string>> = {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...nextConfig.env,
  }
  const define: Record<string, string> = {
    // These constants drop the branches of libraries that look for Node or for React's developer
    // tools.
    process: 'undefined',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  }
  for (const [name, value] of Object.entries(environment))
    define[`process.env.${name}`] = JSON.stringify(value)

  return {
    bundle: true,
    write: false,
    metafile: true,
    minify: !isDevelopment,
    legalComments: 'none',
    target: supportedBrowsers,
    format: 'esm',
    jsx: 'automatic',
    // The page already has its styles.
    loader: { '.css': 'empty' },
    outdir: dir,
    entryNames: '[name]-[hash]',
    define,
  } satisfies BuildOptions
}

type CommonOptions = ReturnType<typeof commonOptions>

function findOutput(outputs: Outputs, entry: string) {
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry)
  if (file === undefined) throw new Error(`browser-bundle.ts bundles no file for ${entry}.`)
  return file
}

/**
 * Makes an import() name the file that its module was bundled into before. In one bundle, esbuild
 * would move what the importer shares with that module to files of their own, which every page
 * would wait for.
 */
const linkLazyModules = (outputs: Outputs): Plugin => ({
  name: 'link-lazy-modules',
  setup(bundling) {
    bundling.onResolve(
      { filter: /^\./ },
      async ({ path: imported, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined
        const resolved = await bundling.resolve(imported, {
          kind,
          resolveDir,
          pluginData: 'resolved',
        })
        const entry = path.relative('.', resolved.path)
        return { path: `./${path.basename(findOutput(outputs, entry))}`, external: true }
      },
    )
  },
})

/** Bundles what runs later before what imports it. */
async function bundleModules(common: CommonOptions) {
  const outputs: Outputs = {}
  const plugins = [linkLazyModules(outputs)]
  const bundles: Omit<BuildOptions, 'write' | 'metafile'>[] = [
    {
      entryPoints: [hydrateEntry, 'components/popup/prepare-popup.tsx'],
      inject: ['components/islands/shared-modules.ts'],
      splitting: true,
      chunkNames: 'part-[name]-[hash]',
    },
    { entryPoints: ['components/search/combobox.client.ts'] },
    { entryPoints: ['components/page-scripts/lazy-features.ts'], plugins },
    {
      entryPoints: [mainEntry],
      // esbuild's own iife format adds 0.3 kB for a `require` that is never called.
      banner: { js: '"use strict";(()=>{' },
      footer: { js: '})()' },
      plugins,
    },
  ]
  const files: OutputFile[] = []
  for (const bundle of bundles) {
    const { outputFiles, metafile } = await build({ ...common, ...bundle })
    files.push(...outputFiles)
    Object.assign(outputs, metafile.outputs)
  }
  return { files, outputs }
}

/** Bundles a script that imports nothing later, with the constants that `define` gives. */
async function bundleText(
  common: CommonOptions,
  entry: string,
  define: Record<string, string> = {},
) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [entry],
    format: 'iife',
    define: { ...common.define, ...define },
  })
  return outputFiles[0]?.text ?? ''
}

async function bundleInlineScripts(common: CommonOptions) {
  const routes = pages.map((page) => page.path.slice(1))
  // The head script also runs in older browsers, where it only redirects and sets the text size.
  const older = { ...common, target: ['es2017'] }
  return {
    headScript: await bundleText(older, 'components/page-scripts/head-script.ts', {
      HASH_REDIRECT_ROUTES: JSON.stringify(routes),
    }),
    earlyFormScript: await bundleText(older, 'components/contact-form/early-form.client.ts'),
  }
}

/** Lists an output and what it imports, in the order of evaluation. */
function listInOrder(outputs: Outputs, file: string, listed: string[] = []) {
  for (const { path: imported, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !listed.includes(imported))
      listInOrder(outputs, imported, listed)
  listed.push(file)
  return listed
}

/** Lists the addresses of the modules of each island, in the order of evaluation. */
function listModules(outputs: Outputs, isExport: boolean) {
  const hydrate = findOutput(outputs, hydrateEntry)
  const modules: Record<string, string[]> = {}
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const name = path.basename(entryPoint, '.tsx')
    if (isExport && islandFile.test(entryPoint))
      modules[name] = listInOrder(outputs, hydrate, listInOrder(outputs, file)).map(
        getModuleAddress,
      )
  }
  return modules
}

/** Writes the scripts, and returns what pages say of them. */
export async function bundleForBrowser(options: Options = {}) {
  const common = commonOptions(options)
  const { files, outputs } = await bundleModules(common)
  const inlineScripts = await bundleInlineScripts(common)

  await rm(common.outdir, { recursive: true, force: true })
  await mkdir(common.outdir, { recursive: true })
  for (const file of files) await writeFile(file.path, file.contents)

  return {
    ...inlineScripts,
    mainScript: getModuleAddress(findOutput(outputs, mainEntry)),
    modules: listModules(outputs, options.isExport ?? true),
  }
}

/** Bundles a script that needs facts about the export, which `define` gives. */
export const bundleExportScript = (entry: string, define: Record<string, string>) =>
  bundleText(commonOptions({}), entry, define)
