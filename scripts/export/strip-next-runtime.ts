// Takes Next's runtime out of the export, and refuses the client components that would need it
// (docs/decisions/0001-static-export-without-next-runtime.md).
import { readFileSync, readdirSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { islandFile } from '../build/browser-bundle'
import { getRange, remove, type Edit } from './page-edits'

const leftoverRuntime = /\/_next\/static\/[^"]*\.(?:js|css)|__next_f/

/** Matches the inline scripts of Next, which hold the payload and start its bundler. */
const runtimeScript = /^(?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)/

/** Matches the comments that React writes between two texts, which only hydration reads. */
const reactTextSeparator = /^[ $/]*$/

/**
 * Tells what Next adds to a page for its runtime: code, preload hints, payload, and a second
 * connection to this site.
 */
function isRuntime({ tagName, properties, children: [child] }: Element) {
  const { src = '', rel = [], as, href } = properties
  if (tagName === 'script')
    return (
      String(src).includes('/_next/') || (child?.type === 'text' && runtimeScript.test(child.value))
    )
  if (tagName !== 'link') return false
  const isHint = String(rel).includes('preload') && as === 'script'
  return isHint || (String(rel) === 'preconnect' && href === '/')
}

/** Takes from a style the names that Next reads to load no style sheet twice. */
function renameStyle(element: Element): Edit[] {
  const [text] = element.children
  if (element.properties.dataPrecedence === undefined || !text) return []
  return [{ start: getRange(element).start, end: getRange(text).start, text: '<style>' }]
}

/** Takes Next's runtime out of a parsed page, and returns the edits that do so in its HTML. */
export function takeRuntime(tree: Root) {
  const edits: Edit[] = []
  let hasIsland = false
  visit(tree, (node) => {
    hasIsland ||= node.type === 'element' && node.properties.dataRoot !== undefined
  })
  visit(tree, (node, index, parent) => {
    const isTaken =
      (node.type === 'element' && isRuntime(node)) ||
      (node.type === 'comment' && !hasIsland && reactTextSeparator.test(node.value))
    if (isTaken && parent && index !== undefined) {
      edits.push(remove(node))
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'element' && node.tagName === 'style') edits.push(...renameStyle(node))
    return undefined
  })
  return edits
}

/** Throws if a page keeps Next's runtime, or had none where it was looked for. */
export function assertNoRuntime(html: string, runtime: readonly Edit[], name: string) {
  if (runtime.length === 0 || leftoverRuntime.test(html))
    throw seeThisFile(`scripts or styles of ${name}`)
}

/** Client components that only render. */
const renderOnly = ['components/forms/request/styled-components-registry.tsx']
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
const isIslandModule = (file: string, payload: string) =>
  islandFile.test(file) && payload.includes(`"data-island":"${path.basename(file, '.tsx')}"`)

/** The client modules that a page's payload names and that nothing will hydrate. */
export const findDeadModules = (payload: string, modules: ReadonlyMap<string, string>) =>
  listClientModules(payload, modules).filter(
    (file) =>
      !nextModules.test(file) && !renderOnly.includes(file) && !isIslandModule(file, payload),
  )

/** Throws if a page has dead components: they work in `next dev`, where Next hydrates the page. */
export function assertNoDeadModules(dir: string) {
  const modules = readModules()
  for (const name of listNames(dir).filter((each) => each.endsWith('__next._full.txt'))) {
    const dead = findDeadModules(readFileSync(path.join(dir, name), 'utf8'), modules)
    if (dead.length > 0)
      throw new Error(
        `${path.dirname(name)} has client components that would be dead in the export: ` +
          `${dead.join(', ')}. ` +
          'Render an island with <Island>; docs/recipes.md, « Add a tool or another island », says how.',
      )
  }
}

const isPayload = (name: string) => /(^|[/\\])(index|__next\.[^/\\]*)\.txt$/.test(name)
/**
 * Matches scripts, and style sheets too, because each page holds its own (next.config.mjs,
 * inlineCss).
 */
const isCode = (name: string) => /^_next[/\\]static[/\\].*\.(?:js|css)$/.test(name)

/** Deletes the files that only Next's runtime would load. */
export async function removeRuntimeFiles(dir: string) {
  const files = listNames(dir).filter((name) => isPayload(name) || isCode(name))
  await Promise.all(files.map((name) => unlink(path.join(dir, name))))
}
