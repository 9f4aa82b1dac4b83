import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '@/lib/public-environment'

/**
 * The built files of the browser: two inline scripts, the address of the main script, the modules
 * of each island in loading order, the rules of the fonts and the address of the print styles.
 */
type BrowserFiles = {
  headScript: string
  earlyFormScript: string
  mainScript: string
  fontFaces: string
  printStyles: string
  modules: Partial<Record<string, string[]>>
}

export function readBrowserFiles() {
  const file = path.join(process.cwd(), '.cache/browser-files.json')
  if (!existsSync(file))
    throw new Error(
      'The scripts of the pages are not made yet: npm run build or npm run dev makes them.',
    )
  return JSON.parse(readFileSync(file, 'utf8')) as BrowserFiles
}

/** The list is empty where Next hydrates the page itself (`next dev`). */
export const getIslandModules = (name: string) =>
  (readBrowserFiles().modules[name] ?? []).map((module) => basePath + module)
