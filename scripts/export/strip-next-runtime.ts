import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import path from 'node:path'
import { readHtml } from './exported-pages'
import { islandFile } from '../build/browser-bundle'

// What Next writes into a page for its own runtime: the code and its hints, the payload, which says again everything that the HTML says, and the
// names of the style sheets that a page holds.
const runtime: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/<script src="[^"]*\/_next\/[^"]*"[^>]*><\/script>/g, ''],
  [/<link rel="(?:preload|modulepreload)"[^>]*as="script"[^>]*>/g, ''],
  [/<script(?: id="_R_")?>(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^]*?<\/script>/g, ''],
  [/<style data-precedence="\w+" data-href="[^"]*">/g, '<style>'],
]

/** React's marks between two texts and around what may come later: read where an island is hydrated, and nowhere else. */
const marks = /<!--[ $/]*-->/g

/**
 * Client modules that a page may name without being an island: what they print is all that they do. Any other would work in `next dev`, where Next
 * hydrates the page, and be dead in the export.
 */
const printed = [
  'components/layout/nav-link.tsx',
  'components/forms/styled-components-registry.tsx',
  'components/popup/popup-dialog.tsx',
]
const isHydrated = (html: string) => html.includes('data-root=""')
/** What Next puts around every page; whatever else of it a page names would be taken out without a word. */
const nexts =
  /^node_modules\/next\/dist\/(?:esm\/)?(?:client\/components\/(?:layout-router|render-from-template-context|client-page|client-segment|http-access-fallback\/error-boundary|builtin\/global-error)|lib\/(?:framework\/boundary-components|metadata\/generate\/icon-mark))\.js$/

// A copy of the sources that is built inside the project (scripts/test/source-copy.ts) is named from the project's root.
const fromRoot = /^\[project\]\/(\.cache\/\w+\/)?/

/** The file of each client module, by its number: Next's own account of the build. */
function readModules(): Map<string, string> {
  const server = '.next/server/app'
  const modules = new Map<string, string>()
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('_client-reference-manifest.js')) continue
    const [, json] =
      /\] = (\{[^]*\});?\s*$/.exec(readFileSync(path.join(server, name), 'utf8')) ?? []
    const { clientModules } = JSON.parse(json ?? '{}') as {
      clientModules?: Record<string, { id: number | string }>
    }
    for (const [file, { id }] of Object.entries(clientModules ?? {}))
      modules.set(String(id), file.replace(fromRoot, '').replace(/ <module evaluation>$/, ''))
  }
  return modules
}

/** The component of a registered island that <Island> has printed: its code comes with its place. */
const isPrintedIsland = (file: string, payload: string) =>
  islandFile.test(file) && payload.includes(`"data-island":"${path.basename(file, '.tsx')}"`)

/** The client modules that a payload names and that nothing will bring to life. */
export function deadModules(payload: string, modules: ReadonlyMap<string, string>): string[] {
  const named = Array.from(
    payload.matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm),
    ([, , id = '']) => modules.get(id) ?? `module ${id}`,
  )
  if (named.length === 0)
    throw new Error('Next writes its payload in another way: look at quiet-pages.ts.')
  return named.filter(
    (file) => !nexts.test(file) && !printed.includes(file) && !isPrintedIsland(file, payload),
  )
}

const isPayload = (name: string) => /(^|[/\\])(index|__next\.[^/\\]*)\.txt$/.test(name)
/** Style sheets too: each page holds its own (next.config.mjs, inlineCss). */
const isCode = (name: string) => /^_next[/\\]static[/\\].*\.(?:js|css)$/.test(name)

/** Takes Next's runtime out of the export: no page runs it, and what it would ask for is not there. */
export async function quietPages(dir: string): Promise<string> {
  const modules = readModules()
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((each) => each.endsWith('__next._full.txt'))) {
    const dead = deadModules(readFileSync(path.join(dir, name), 'utf8'), modules)
    if (dead.length > 0)
      throw new Error(
        `${path.dirname(name)} has client components that would be dead in the export: ${dead.join(', ')}. README, « Add something that moves », says what to write instead.`,
      )
  }
  const pages = readHtml(dir)
  let saved = 0
  for (const { name, file, html } of pages) {
    const quiet = runtime.reduce((text, [pattern, instead]) => text.replace(pattern, instead), html)
    if (quiet === html || /\/_next\/static\/[^"]*\.(?:js|css)|__next_f/.test(quiet))
      throw new Error(
        `Next writes its scripts or styles in another way in ${name}: look at quiet-pages.ts.`,
      )
    const bare = isHydrated(quiet) ? quiet : quiet.replace(marks, '')
    writeFileSync(file, bare)
    saved += html.length - bare.length
  }
  await Promise.all(
    names
      .filter((each) => isPayload(each) || isCode(each))
      .map((name) => unlink(path.join(dir, name))),
  )
  return `${String(pages.length)} pages without a runtime, ${String(Math.round(saved / pages.length / 1000))} kB less each`
}
