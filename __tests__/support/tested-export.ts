import { cp, rm, writeFile } from 'node:fs/promises'
import { headers } from '../../scripts/after-export/headers'
import { readHtml } from '../../scripts/after-export/pages'

/** What the browser tests look at. */
export const testedDir = '.cache/tested'

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * A copy of the export that waits for its letters: `optional` (components/theme/fonts.ts) does without them on a machine that is busy for 100 ms, and what
 * is measured then depends on it.
 */
export async function copyForTests(): Promise<void> {
  await rm(testedDir, { recursive: true, force: true })
  await cp('out', testedDir, { recursive: true })
  for (const { file, html } of readHtml(testedDir)) {
    const waiting = html.replaceAll('font-display:optional', 'font-display:block')
    if (waiting !== html) await writeFile(file, waiting.replace(policy, ''))
  }
  // A style that has changed has another hash.
  await headers.run(testedDir)
}
