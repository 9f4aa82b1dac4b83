import { cp, rm, writeFile } from 'node:fs/promises'
import { writeHeaders } from '../../scripts/export/headers-file'
import { readHtml } from '../../scripts/export/exported-pages'
import { isLaunch } from '../../scripts/lib/environment.mjs'

/**
 * What the browser tests look at: npm test a copy that waits for its letters, npm run test:launch
 * the export itself, as visitors receive it.
 */
export const testedDir = isLaunch ? 'out' : '.cache/tested'

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * `optional` (styles/fonts.ts) does without the letters on a machine that is busy for 100 ms, and
 * what is measured then depends on it.
 */
export async function copyForTests(): Promise<void> {
  await rm(testedDir, { recursive: true, force: true })
  await cp('out', testedDir, { recursive: true })
  for (const { file, html } of readHtml(testedDir)) {
    const waiting = html.replaceAll('font-display:optional', 'font-display:block')
    if (waiting !== html) await writeFile(file, waiting.replace(policy, ''))
  }
  // A style that has changed has another hash.
  await writeHeaders(testedDir)
}
