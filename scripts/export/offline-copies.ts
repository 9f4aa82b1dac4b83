// Adds the service worker that keeps copies of the pages with `hasOfflineCopy`, for use without a
// network (docs/decisions/0014-offline-copies.md).
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { words } from '@/content/words'
import { env } from '@/env.mjs'
import { bundleExportScript } from '../build/browser-bundle'
import { readHtml } from './exported-pages'

const fileAddresses = /\/(?:images|scripts|styles)\/[\w./-]+/g

const { notice, link } = words.interfaceTexts.offlineCopy
// The empty address is the page itself: the worker asks the network for it again.
const offlineNotice =
  `<p class="callout small full-width" role="status" data-offline-notice>${notice} ` +
  `<a class="screen-only" href="">${link}</a></p>`

export async function addOfflineCopies(dir: string) {
  const files = new Set<string>()
  const hash = createHash('sha256')
  const pages = readHtml(dir).filter(({ html }) => html.includes(' data-offline-copy='))
  for (const { name, html } of pages) {
    hash.update(html)
    files.add(`/${path.posix.dirname(name.replaceAll(path.sep, '/'))}/`)
    for (const [address] of html.matchAll(fileAddresses)) files.add(address)
  }

  const addresses = Array.from(files, (file) => env.basePath + file)
  const worker = await bundleExportScript('components/offline/service-worker.ts', {
    // With an empty list, the worker of every visitor deletes its copies and itself.
    OFFLINE_FILES: JSON.stringify(pages.length > 0 ? addresses : []),
    OFFLINE_VERSION: JSON.stringify(hash.digest('hex')),
    OFFLINE_NOTICE: JSON.stringify(offlineNotice),
  })
  await writeFile(path.join(dir, 'service-worker.js'), worker)
  return `${pages.length} pages that open without a network`
}
