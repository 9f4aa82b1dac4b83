import { readFileSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { headers } from '../../scripts/after-export/headers'
import { readHtml } from '../../scripts/after-export/pages'
import { isLaunch } from '../../scripts/environment.mjs'

/** What the browser tests look at: npm test a copy that has its letters at once, npm run test:launch the export itself, as visitors receive it. */
export const testedDir = isLaunch ? 'out' : '.cache/tested'

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const preload = /<link rel="preload"[^>]*as="font"[^>]*>/g

/** A page with its letters inside. From a file they come in time or do not, as the machine is busy or not, and what is measured then depends on it. */
const withLetters = (html: string) =>
  html
    .replace(policy, '')
    .replaceAll(preload, '')
    .replaceAll('font-display:optional', 'font-display:block')
    .replaceAll(/url\((\/[^)]*\.woff2)\)/g, (_, file: string) => {
      const letters = readFileSync(path.join(testedDir, file)).toString('base64')
      return `url(data:font/woff2;base64,${letters})`
    })

export async function copyForTests(): Promise<void> {
  await rm(testedDir, { recursive: true, force: true })
  await cp('out', testedDir, { recursive: true })
  for (const { file, html } of readHtml(testedDir)) if (policy.test(html)) await writeFile(file, withLetters(html))
  // A style that has changed has another hash.
  await headers(testedDir)
  const holders = [...readHtml(testedDir).map(({ file }) => file), path.join(testedDir, '_headers')]
  for (const file of holders) await writeFile(file, (await readFile(file, 'utf8')).replaceAll("font-src 'self'", "font-src 'self' data:"))
}
