import { readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../ui/public-values'

/** What scripts/browser-bundle.ts made: the text of first.ts, the address of start.ts, and the modules of each island in the order of their evaluation. */
type Bundle = { first: string; start: string; modules: Partial<Record<string, string[]>> }

export const readBundle = () => JSON.parse(readFileSync(path.join(process.cwd(), '.cache/browser.json'), 'utf8')) as Bundle

/** None where Next hydrates the page itself (`next dev`). */
export const modulesOf = (name: string) => (readBundle().modules[name] ?? []).map((module) => basePath + module)
