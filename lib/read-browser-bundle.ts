import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from './public-environment'

/** What scripts/build/browser-bundle.ts made: two texts, the address of start.ts, and the modules of each island in the order of their evaluation. */
type Bundle = {
  first: string
  earlyForm: string
  start: string
  modules: Partial<Record<string, string[]>>
}

export function readBrowserBundle() {
  const file = path.join(process.cwd(), '.cache/browser.json')
  if (!existsSync(file))
    throw new Error(
      'The scripts of the pages are not made yet: npm run build makes them, then builds.',
    )
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle
}

/** None where Next hydrates the page itself (`next dev`). */
export const modulesOf = (name: string) =>
  (readBrowserBundle().modules[name] ?? []).map((module) => basePath + module)
