import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'

export function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** A folder that goes with the tests of its file, and what it holds. */
export function makeFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanal-test-'))
  write(folder, files)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Its tests run there, as commands of the project do at its root. */
export function goTo(folder: string) {
  const home = process.cwd()
  process.chdir(folder)
  afterAll(() => process.chdir(home))
}
