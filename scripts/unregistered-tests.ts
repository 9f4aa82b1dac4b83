// Tests that quote the sample content are not registered once an owner has replaced it: each leaves its title here, and the run counts them.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const resultsFolder = '.cache/test-results'
export const unregisteredTests = `${resultsFolder}/unregistered.txt`

/** What a run in `dir` says of them: nothing while the content is the sample. */
export function tellUnregistered(dir = '.'): string {
  const file = path.join(dir, unregisteredTests)
  const count = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0
  return count === 0
    ? ''
    : `${String(count)} not registered: they quote the sample content, which has been replaced.`
}
