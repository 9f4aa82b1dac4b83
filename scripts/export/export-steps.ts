// The steps that finish the export. Each changes the files of `dir` (out/) and returns what it did.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { env } from '../../env.mjs'
import { checkLinks } from './check-links'
import { readHtml } from './exported-pages'
import { writeHeaders } from './headers-file'
import { addOfflineCopies } from './offline-copies'
import { addSoftHyphens } from './soft-hyphens'
import { stripNextRuntime } from './strip-next-runtime'

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g

/**
 * Moves the preloads of fonts to the end of the page: in the head, where Next puts them, they delay
 * the text (docs/decisions/0008), and Next leaves them out of error pages.
 */
export async function preloadFontsLast(dir: string) {
  const pages = readHtml(dir)
  const fonts = [...new Set(pages.flatMap(({ html }) => html.match(fontPreload) ?? []))]
  if (fonts.length === 0) throw new Error('No page preloads a font: look at styles/fonts.ts.')

  for (const { file, html, isFragment } of pages) {
    if (isFragment) continue
    const htmlWithoutPreloads = html.replaceAll(fontPreload, '')
    await writeFile(file, htmlWithoutPreloads.replace('</body>', `${fonts.join('')}</body>`))
  }
  return `${fonts.length} fonts preloaded at the end of every page`
}

/** Next renders the popup as a page: the export keeps its HTML, which other pages fetch. */
export async function keepPopupMarkup(dir: string) {
  const file = path.join(dir, 'fragments/rappel/index.html')
  const html = await readFile(file, 'utf8')
  const [markup] = /<dialog[^]*<\/dialog><div[^>]* data-popup-resume[^]*?<\/div>/.exec(html) ?? []
  const [style] = /<style data-styled[^>]*>[^]*?<\/style>/.exec(html) ?? []
  if (markup === undefined || style === undefined)
    throw new Error(`${file} does not contain the popup: look at scripts/export/export-steps.ts.`)
  await writeFile(file, style + markup)
  return 'the markup of the popup kept'
}

/**
 * Adds the editor to the preview of a repository that is edited by form. Production never holds it.
 */
async function addEditor(dir: string) {
  const { repository, clientId } = env.editor
  if (!env.hasEditor) return 'no editor'
  const { makeEditor } = await import('../editor/make-editor')
  await makeEditor(path.join(dir, 'gestion'), {
    backend: { name: 'github', repo: repository, branch: 'main' },
    signIn: { clientId, address: `${env.functionHost}/functions/v1/editor-login` },
  })
  return `the editor of ${repository} at /gestion/`
}

/**
 * Adds the security contact of RFC 9116. It is written here, because Next has no route for a folder
 * whose name starts with a dot.
 */
async function addSecurityText(dir: string) {
  const address = '/.well-known/security.txt'
  // The standard asks for less than a year, which every deploy starts again.
  const expires = new Date()
  expires.setUTCMonth(expires.getUTCMonth() + 11)
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${env.siteUrl}${address}`,
    '',
  ]
  await mkdir(path.join(dir, '.well-known'), { recursive: true })
  await writeFile(path.join(dir, address), lines.join('\n'))
  return `security.txt leads to ${site.email}`
}

/** The steps in the order in which they run after every `next build`. Links are checked last. */
export const exportSteps = [
  stripNextRuntime,
  preloadFontsLast,
  keepPopupMarkup,
  addSoftHyphens,
  writeHeaders,
  addOfflineCopies,
  addEditor,
  addSecurityText,
  checkLinks,
]
