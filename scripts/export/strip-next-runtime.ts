// Takes Next's runtime out of the export, and refuses the client components that would need it
// (docs/decisions/0001-static-export-without-next-runtime.md).
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import path from 'node:path'
import { islandFile } from '../build/browser-bundle'
import { readHtml } from './exported-pages'

/**
 * Matches what Next adds to a page for its runtime: code, preload hints, payload, style names, and
 * a second connection to this site, which its own fonts do not use.
 */
const runtimeMarkup: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/<script src="[^"]*\/_next\/[^"]*"[^>]*><\/script>/g, ''],
  [/<link rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*>/g, ''],
  [/<script(?: id="_R_")?>(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^]*?<\/script>/g, ''],
  [/<link rel="preconnect" href="\/" crossorigin=""\/>/g, ''],
  [/<style data-precedence="\w+" data-href="[^"]*">/g, '<style>'],
]
const leftoverRuntime = /\/_next\/static\/[^"]*\.(?:js|css)|__next_f/

/** Matches the comments that React writes between two texts, which only hydration reads. */
const reactTextSeparators = /<!--[ $/]*-->/g
const hasIsland = (html: string) => html.includes('data-root=""')

/** Client components that only render. */
const renderOnly = ['components/forms/styled-components-registry.tsx']
/** The modules that Next itself puts around every page. */
const nextModuleNames = [
  'client/components/layout-router',
  'client/components/render-from-template-context',
  'client/components/client-page',
  'client/components/client-segment',
  'client/components/http-access-fallback/error-boundary',
  'client/components/builtin/global-error',
  'lib/framework/boundary-components',
  'lib/metadata/generate/icon-mark',
]
const nextModules = new RegExp(
  String.raw`^node_modules/next/dist/(?:esm/)?(?:${nextModuleNames.join('|')})\.js$`,
)

// In a copy of the sources built inside the project (scripts/test/source-copy.ts), modules are
// named from the project's root.
const projectRoot = /^\[project\]\/(\.cache\/\w+\/)?/

const listNames = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' })

const seeThisFile = (what: string) =>
  new Error(`Next writes its ${what} in another way: look at strip-next-runtime.ts.`)

/** Reads the file of each client module, by its number, from Next's own manifest of the build. */
function readModules() {
  const server = '.next/server/app'
  const modules = new Map<string, string>()
  for (const name of listNames(server)) {
    if (!name.endsWith('_client-reference-manifest.js')) continue
    const [, json] =
      /\] = (\{[^]*\});?\s*$/.exec(readFileSync(path.join(server, name), 'utf8')) ?? []
    const { clientModules } = JSON.parse(json ?? '{}') as {
      clientModules?: Record<string, { id: number | string }>
    }
    for (const [file, { id }] of Object.entries(clientModules ?? {}))
      modules.set(String(id), file.replace(projectRoot, '').replace(/ <module evaluation>$/, ''))
  }
  return modules
}

function listClientModules(payload: string, modules: ReadonlyMap<string, string>) {
  const files = Array.from(
    payload.matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm),
    ([, , id = '']) => modules.get(id) ?? `module ${id}`,
  )
  if (files.length === 0) throw seeThisFile('payload')
  return files
}

/** An island is hydrated where <Island> renders it; rendered without it, it stays dead. */
const isHydrated = (file: string, payload: string) =>
  islandFile.test(file) && payload.includes(`"data-island":"${path.basename(file, '.tsx')}"`)

/** The client modules that a page's payload names and that nothing will hydrate. */
export const findDeadModules = (payload: string, modules: ReadonlyMap<string, string>) =>
  listClientModules(payload, modules).filter(
    (file) => !nextModules.test(file) && !renderOnly.includes(file) && !isHydrated(file, payload),
  )

/** Throws if a page has dead components: they work in `next dev`, where Next hydrates the page. */
function assertNoDeadModules(dir: string, names: readonly string[]) {
  const modules = readModules()
  for (const name of names.filter((each) => each.endsWith('__next._full.txt'))) {
    const dead = findDeadModules(readFileSync(path.join(dir, name), 'utf8'), modules)
    if (dead.length > 0)
      throw new Error(
        `${path.dirname(name)} has client components that would be dead in the export: ` +
          `${dead.join(', ')}. ` +
          'Render an island with <Island>; README, « Add a tool or another island », says how.',
      )
  }
}

function stripPage(name: string, html: string) {
  const stripped = runtimeMarkup.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    html,
  )
  if (stripped === html || leftoverRuntime.test(stripped))
    throw seeThisFile(`scripts or styles of ${name}`)
  return hasIsland(stripped) ? stripped : stripped.replace(reactTextSeparators, '')
}

const isPayload = (name: string) => /(^|[/\\])(index|__next\.[^/\\]*)\.txt$/.test(name)
/**
 * Matches scripts, and style sheets too, because each page holds its own (next.config.mjs,
 * inlineCss).
 */
const isCode = (name: string) => /^_next[/\\]static[/\\].*\.(?:js|css)$/.test(name)

export async function stripNextRuntime(dir: string) {
  const names = listNames(dir)
  assertNoDeadModules(dir, names)
  const pages = readHtml(dir)
  for (const { name, file, html } of pages) writeFileSync(file, stripPage(name, html))
  const runtimeFiles = names.filter((name) => isPayload(name) || isCode(name))
  await Promise.all(runtimeFiles.map((name) => unlink(path.join(dir, name))))
  return `${pages.length} pages without Next's runtime`
}
