// The steps that finish the export: each changes the files of `dir` (out/) and returns what it did.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { env } from '../../env.mjs'
import { checkLinks } from './check-links'
import { readHtml } from './exported-pages'
import { writeHeaders } from './headers-file'
import { addOfflineCopies } from './offline-copies'
import { addSoftHyphens } from './soft-hyphens'
import { stripNextRuntime } from './strip-next-runtime'

const fontFace = /@font-face\{[^}]*\burl\([^}]*\}/g

/**
 * Moves the fonts to the end of the page: in the head, where Next puts them, they delay the text
 * (docs/decisions/0008).
 */
export async function requestFontsLast(dir: string) {
  const pages = readHtml(dir)
  const [faces, ...others] = new Set(pages.map(({ html }) => (html.match(fontFace) ?? []).join('')))
  if (!faces || others.length > 0)
    throw new Error('Pages do not hold the same fonts: look at styles/fonts.ts.')

  // In a body, only the first child of an element may be a style.
  const style = `<div hidden><style>${faces}</style></div>`
  for (const { file, html } of pages)
    await writeFile(file, html.replaceAll(fontFace, '').replace('</body>', `${style}</body>`))
  return 'the fonts requested at the end of every page'
}

/** Matches styles/print.css, which Next writes on one line of the style of every page. */
const printStyles = /^@page\{.*$/m

/**
 * Moves the styles of print to a file of their own. Next writes all styles in every page, where
 * these 700 bytes would come before the first word.
 */
export async function movePrintStyles(dir: string) {
  const pages = readHtml(dir)
  const [styles, ...others] = new Set(pages.map(({ html }) => printStyles.exec(html)?.[0]))
  if (styles === undefined || others.length > 0)
    throw new Error('Pages do not hold the same print styles: look at styles/print.css.')

  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 10)
  const address = `/_next/static/print-${hash}.css`
  await writeFile(path.join(dir, address), styles)

  const link = `<link rel="stylesheet" media="print" href="${env.basePath}${address}"/>`
  for (const { file, html } of pages)
    await writeFile(file, html.replace(printStyles, '').replace('</body>', `${link}</body>`))
  return 'the styles of print in their own file'
}

/** Adds the editor to the preview of a repository that is edited by form, never to production. */
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
 * Adds the security contact of RFC 9116 here, because Next has no route for a folder that starts
 * with a dot.
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

/** The steps in their order after every `next build`, with the check of links last. */
export const exportSteps = [
  stripNextRuntime,
  requestFontsLast,
  movePrintStyles,
  addSoftHyphens,
  writeHeaders,
  addOfflineCopies,
  addEditor,
  addSecurityText,
  checkLinks,
]
