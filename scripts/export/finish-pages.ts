// The one step that changes the pages after Next: each is parsed once, and changed where its
// elements stand, so that it is not serialised again.
import { writeFileSync } from 'node:fs'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { EXIT, visit } from 'unist-util-visit'
import { env } from '@/env.mjs'
import { buildPagePolicy, hashInlineTexts } from './csp'
import { readHtml } from './exported-pages'
import { applyEdits, getRange, type Edit } from './page-edits'
import { listHyphenEdits } from './soft-hyphens'
import {
  assertNoDeadModules,
  assertNoRuntime,
  removeRuntimeFiles,
  takeRuntime,
} from './strip-next-runtime'

/**
 * Puts the policy of a page before what it governs, and after the encoding, which must stand in the
 * first kilobyte. Each page has its own hashes: they do not compress, and those of all the pages
 * would weigh a kilobyte in each.
 */
function insertPolicy(tree: Root, name: string): Edit {
  const edits: Edit[] = []
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'meta' || element.properties.charSet === undefined) return undefined
    const { end } = getRange(element)
    const policy = buildPagePolicy(hashInlineTexts(tree), env)
    const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    edits.push({ start: end, end, text })
    return EXIT
  })
  const [edit] = edits
  if (!edit) throw new Error(`${name} does not say its encoding: look at finish-pages.ts.`)
  return edit
}

/**
 * Takes Next's runtime out of a page, adds soft hyphens to its titles, and its policy, for a host
 * that sends no headers.
 */
export function finishPage(html: string, name: string) {
  const tree = fromHtml(html)
  const runtime = takeRuntime(tree)
  const finished = applyEdits(html, [
    ...runtime,
    ...listHyphenEdits(tree, html),
    insertPolicy(tree, name),
  ])
  assertNoRuntime(finished, runtime, name)
  return finished
}

export async function finishPages(dir: string) {
  assertNoDeadModules(dir)
  const pages = readHtml(dir)
  for (const { name, file, html } of pages) writeFileSync(file, finishPage(html, name))
  await removeRuntimeFiles(dir)
  return `${pages.length} pages without Next's runtime, with their policy`
}
