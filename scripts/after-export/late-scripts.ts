import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { visitStartKey } from '@/components/request/visit'
import { inlineScript } from '@/components/routing/inline-script'
import { readPages } from './pages'
import type { Outside } from './policy'
import type { ExportStep } from './steps'

const loader = `(function(){${inlineScript('scripts/after-export/late-start.mjs')}\nstartLate(document,window)})()`

const chunkTag = /<script src="([^"]+)"(?: id="_R_")? async=""><\/script>/g
const chunkHint = /<link rel="preload" as="script"[^>]*>/g
// Next's own inline scripts: what the runtime waits for, and the page's tree for React, which says again everything that the HTML says.
const payloadTag = /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^]*?)<\/script>/g

/** The provider's button is to be seen, whatever the visitor does: the loader of a site that may chat waits for no gesture. */
export const chatMark = ({ chat }: Pick<Outside, 'chat'>) => (chat.provider === 'aucun' ? '' : ' data-chat="1"')

/** One page without its scripts, and the file that holds what was inside them. */
export function takeScriptsOut(html: string, basePath: string): { html: string; payload: string; payloadPath: string } {
  const addresses = Array.from(html.matchAll(chunkTag), ([, address = '']) => address)
  const runtime = addresses.filter((address) => address.includes('/turbopack-'))
  const chunks = [...addresses.filter((address) => !runtime.includes(address)), ...runtime]
  const payload = Array.from(html.matchAll(payloadTag), ([, text = '']) => text).join(';\n')
  if (runtime.length !== 1 || !payload.includes('__next_f'))
    throw new Error('Next writes its scripts in another way: look at late-scripts.ts.')
  const payloadPath = `/_next/static/payload/${createHash('sha256').update(payload).digest('hex').slice(0, 16)}.js`
  const names = `data-payload="${basePath}${payloadPath}" data-chunks="${chunks.join(' ')}" data-visit="${visitStartKey}"`
  const tag = `<script${chatMark(env)} ${names}>${loader}</script>`
  const bare = html.replace(chunkTag, '').replace(chunkHint, '').replace(payloadTag, '')
  // Last in the head: it must hear the first gesture, and the hash bridge leaves before anything else is read.
  return { html: bare.replace('</head>', () => `${tag}</head>`), payload, payloadPath }
}

/**
 * Takes Next's scripts and its payload (two thirds of the HTML's bytes) out of every page, and leaves the few lines that bring them back when the
 * page is shown.
 */
export const lateScripts: ExportStep = {
  title: 'scripts after the first paint',
  run: async (dir) => {
    const pages = readPages(dir)
    await mkdir(path.join(dir, '_next/static/payload'), { recursive: true })
    let saved = 0
    for (const page of pages) {
      const { html, payload, payloadPath } = takeScriptsOut(page.html, env.basePath)
      await writeFile(path.join(dir, payloadPath), payload)
      await writeFile(page.file, html)
      saved += page.html.length - html.length
    }
    return `${String(pages.length)} pages, ${String(Math.round(saved / pages.length / 1000))} kB less of HTML each`
  },
}
