// Adds the service worker that keeps copies of a few pages for use without a network, and marks
// these pages (docs/decisions/0014-offline-copies.md).
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sheets } from '../../content/sheets'
import { interfaceTexts } from '../../content/words'
import { env } from '../../env.mjs'
import { bundleExportScript } from '../build/browser-bundle'

/**
 * The pages with offline copies. If the list is empty, the worker of every visitor deletes its
 * copies and itself at the next visit.
 */
const offlinePages = [
  ...['/urgence', '/bail', '/situation/sortie-hopital', '/cout-net', '/carnet-de-visite'],
  ...sheets.map((sheet) => sheet.path),
]

const fileAddresses = /\/(?:_next\/static|images|scripts)\/[\w./-]+/g

const { notice, link } = interfaceTexts.offlineCopy
const buildNotice = (script: string) =>
  `<p class="callout small full-width" role="status" data-offline-notice>${notice} ` +
  `<span class="screen-only" hidden><a href="?reseau">${link}</a></span></p>` +
  `<script src="${script}" defer></script>`

export async function addOfflineCopies(dir: string) {
  const worker = `${env.basePath}/service-worker.js`
  const noticeScript = await bundleExportScript('components/offline/offline-notice.client.ts', {})
  await writeFile(path.join(dir, noticeScript.address), noticeScript.text)

  const files = new Set([noticeScript.address])
  const hash = createHash('sha256')
  for (const page of offlinePages) {
    const file = path.join(dir, page, 'index.html')
    const html = await readFile(file, 'utf8')
    const marked = html.replace('<html', `<html data-service-worker="${worker}"`)
    await writeFile(file, marked)
    hash.update(marked)
    files.add(`${page}/`)
    for (const [address] of marked.matchAll(fileAddresses)) files.add(address)
  }

  const addresses = Array.from(files, (file) => env.basePath + file)
  const { text } = await bundleExportScript('components/offline/service-worker.ts', {
    OFFLINE_FILES: JSON.stringify(offlinePages.length > 0 ? addresses : []),
    OFFLINE_VERSION: JSON.stringify(hash.digest('hex')),
    OFFLINE_NOTICE: JSON.stringify(buildNotice(env.basePath + noticeScript.address)),
  })
  await writeFile(path.join(dir, 'service-worker.js'), text)
  return `${offlinePages.length} pages that open without a network`
}
