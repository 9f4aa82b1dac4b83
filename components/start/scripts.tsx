import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../ui/public-values'

/** What scripts/browser-bundle.ts made: two texts, the address of start.ts, and the modules of each island in the order of their evaluation. */
type Bundle = { first: string; earlyForm: string; start: string; modules: Partial<Record<string, string[]>> }

function readBundle() {
  const file = path.join(process.cwd(), '.cache/browser.json')
  if (!existsSync(file)) throw new Error('The scripts of the pages are not made yet: npm run build makes them, then builds.')
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle
}

/** None where Next hydrates the page itself (`next dev`). */
export const modulesOf = (name: string) => (readBundle().modules[name] ?? []).map((module) => basePath + module)

/** A page under the pointer is fetched before it is asked for, where the browser knows how; nothing of it runs before. */
const speculation = { prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }] }

/** In <head>: an old address is replaced and the text has its size before anything is painted. The rest waits until the page is read. */
export function StartScripts() {
  const { first, start } = readBundle()
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: first }} />
      <script src={`${basePath}${start}`} defer />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation) }} />
    </>
  )
}

/** After the contact form (early-form.ts). */
export function EarlyForm() {
  return <script dangerouslySetInnerHTML={{ __html: readBundle().earlyForm }} />
}
