import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'

export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** Makes a folder with these files, removed after the tests of the file. */
export function makeTempFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanal-test-'))
  writeFiles(folder, files)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the tests of the file in that folder, as commands run at the root of the project. */
export function changeDirectory(folder: string) {
  const home = process.cwd()
  process.chdir(folder)
  afterAll(() => process.chdir(home))
}
