// What finishes the export. A step changes the files of `dir` (out/) and returns what it did.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { env } from '../../env.mjs'
import { checkLinks } from './check-links'
import { hasEditor, writeHeaders } from './headers-file'
import { addSoftHyphens } from './soft-hyphens'
import { stripNextRuntime } from './strip-next-runtime'

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g
const picturePreload = /<link rel="preload"[^>]* as="image"[^>]*>/g

/**
 * Next preloads no font on its error screen, which gets those of the home page, and prints the
 * preload of its picture in the body, which moves to the head.
 */
export async function addErrorScreenPreloads(dir: string) {
  const home = await readFile(path.join(dir, 'index.html'), 'utf8')
  const fonts = home.match(fontPreload) ?? []
  if (fonts.length === 0)
    throw new Error('The home page preloads no font: look at styles/fonts.ts.')

  for (const screen of ['404.html', '404/index.html']) {
    const file = path.join(dir, screen)
    const html = await readFile(file, 'utf8')
    if (html.match(fontPreload)) continue
    if (!html.includes('<head>'))
      throw new Error(
        `Next begins ${screen} in another way: look at scripts/export/export-steps.ts.`,
      )
    const head = ['<head>', ...fonts, ...(html.match(picturePreload) ?? [])].join('')
    await writeFile(file, html.replaceAll(picturePreload, '').replace('<head>', head))
  }
  return `${String(fonts.length)} fonts and the picture preloaded on the error screens`
}

/** Next prints the popup as a page: the export keeps its markup, which other pages fetch. */
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

/** In the preview of a repository that is edited by form: the editor. Production never holds it. */
async function addEditor(dir: string) {
  const { repository, clientId } = env.editor
  if (!hasEditor) return 'no editor'
  const { makeEditor } = await import('../editor/make-editor')
  await makeEditor(path.join(dir, 'gestion'), {
    backend: { name: 'github', repo: repository, branch: 'main' },
    login: { clientId, address: `${env.functionHost}/functions/v1/editor-login` },
  })
  return `the editor of ${repository} at /gestion/`
}

/**
 * RFC 9116: whom to tell of a weakness of the site. Written here, because Next has no route for a
 * folder whose name starts with a dot.
 */
async function addSecurityText(dir: string) {
  const address = '/.well-known/security.txt'
  // The standard asks for less than a year; every deploy starts it again.
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

/** In the order in which they run, after every `next build`. The links are checked last. */
export const exportSteps = [
  stripNextRuntime,
  addErrorScreenPreloads,
  keepPopupMarkup,
  addSoftHyphens,
  writeHeaders,
  addEditor,
  addSecurityText,
  checkLinks,
]
