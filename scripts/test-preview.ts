// The preview that the tests read: what GitHub Actions would build for a pull request, under a base path. Built in a copy of the sources, so
// that out/ stays, and again only when a source has changed.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceHash } from './build-stamp.mjs'
import { makePictures } from './pictures'
import { previewFacts } from './deploy/preview-facts.mjs'
import { run, since } from './run.mjs'
import { buildCommand, copySources } from './source-copy'
import { Stop } from './stop.mjs'

const copyDir = path.join('.cache', 'preview')

export const testPreview = {
  dir: path.join(copyDir, 'out'),
  basePath: '/apercu/pr-12',
  branch: 'nouvelle-page',
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  time: new Date('2026-11-20T15:04:05Z'),
}

const environment = {
  DEPLOY_KIND: 'preview',
  BASE_PATH: testPreview.basePath,
  ...previewFacts({ GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: testPreview.branch, GITHUB_SHA: testPreview.commit }, testPreview.time),
}

export async function buildTestPreview(say: (line: string) => void): Promise<void> {
  const start = performance.now()
  const stamp = path.join(copyDir, 'stamp')
  const hash = await sourceHash(environment)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) {
    say('Nothing has changed since the last preview.')
    return
  }
  await makePictures(() => undefined)
  await copySources(copyDir)
  const { code, output } = await run(process.execPath, buildCommand, { quiet: true, environment, cwd: copyDir })
  if (code !== 0) throw new Stop(`${output}\nThe preview could not be built: what its build said is above.`)
  await writeFile(stamp, hash)
  say(`Preview built in ${since(start)}.`)
}
