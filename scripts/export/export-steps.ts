// What finishes the export. A step reads and changes the files of `dir` (out/) and says in a few words what it did.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { env } from '../../env.mjs'
import { hasEditor, headers } from './headers-file'
import { links } from './check-links'
import { quietPages } from './strip-next-runtime'
import { removeUnusedPictures } from './unused-pictures'

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g
const picturePreload = /<link rel="preload"[^>]* as="image"[^>]*>/g

/**
 * Next preloads the fonts of every page except its error screen, which would be printed in whatever fonts the device has: it gets those of the home page.
 * There it prints the preloads of the picture in the body, beside the picture: they move into the head.
 */
export async function errorScreenPreloads(dir: string) {
  const preloads = (await readFile(path.join(dir, 'index.html'), 'utf8')).match(fontPreload) ?? []
  if (preloads.length === 0)
    throw new Error('The home page preloads no font: look at styles/fonts.ts.')
  for (const screen of ['404.html', '404/index.html']) {
    const file = path.join(dir, screen)
    const html = await readFile(file, 'utf8')
    if (html.match(fontPreload)) continue
    if (!html.includes('<head>'))
      throw new Error(
        `Next begins ${screen} in another way: look at scripts/export/export-steps.ts.`,
      )
    const pictures = html.match(picturePreload) ?? []
    const head = ['<head>', ...preloads, ...pictures].join('')
    await writeFile(file, html.replaceAll(picturePreload, '').replace('<head>', head))
  }
  return `${String(preloads.length)} fonts and the picture preloaded on the error screens`
}

/** The popup is printed as a page, by Next; the export keeps of it what is put into other pages, and its styles. */
export async function keepPopup(dir: string) {
  const file = path.join(dir, 'fragments/rappel/index.html')
  const html = await readFile(file, 'utf8')
  const [kept] = /<dialog[^]*<\/dialog><div[^>]* data-popup-resume[^]*?<\/div>/.exec(html) ?? []
  const [style] = /<style data-styled[^>]*>[^]*?<\/style>/.exec(html) ?? []
  if (kept === undefined || style === undefined)
    throw new Error(`${file} has not the popup: look at scripts/export/export-steps.ts.`)
  await writeFile(file, style + kept)
  return 'the popup, a part of every page'
}

/** In a preview of a repository that is edited by form: the editor, which saves a draft as a branch. Production never holds it. */
async function editorPage(dir: string) {
  const { repository, clientId } = env.editor
  if (!hasEditor) return 'no editor'
  const { makeEditor } = await import('../editor/make-editor')
  await makeEditor(path.join(dir, 'gestion'), {
    backend: { name: 'github', repo: repository, branch: 'main' },
    login: { clientId, address: `${env.functionHost}/functions/v1/editor-login` },
  })
  return `the editor of ${repository} at /gestion/`
}

/** RFC 9116: who is told of a weakness of the site. A step and no route: tools that look for sources pass over a folder whose name starts with a dot. */
async function securityText(dir: string) {
  const address = '/.well-known/security.txt'
  // It asks for less than a year; every deploy starts the time again.
  const expires = new Date()
  expires.setUTCMonth(expires.getUTCMonth() + 11)
  const lines = [`Contact: mailto:${site.email}`, `Expires: ${expires.toISOString()}`]
  lines.push('Preferred-Languages: fr, en', `Canonical: ${env.siteUrl}${address}`, '')
  await mkdir(path.join(dir, '.well-known'), { recursive: true })
  await writeFile(path.join(dir, address), lines.join('\n'))
  return `security.txt leads to ${site.email}`
}

/** In the order in which they run, after every `next build`. */
export const steps = [
  quietPages,
  errorScreenPreloads,
  keepPopup,
  headers,
  editorPage,
  securityText,
  removeUnusedPictures,
  links,
]
