import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sourceHash } from '../../scripts/build-stamp.mjs'
import { environmentWith } from '../../scripts/environment.mjs'
import { buildCommand, copySources } from '../../scripts/source-copy'

const copyDir = path.resolve('.cache/preview')

/** The folder of an export made for a base path; built again only when a source changed. */
export async function previewExport(basePath: string): Promise<string> {
  const out = path.join(copyDir, 'out')
  const stamp = path.join(copyDir, 'stamp')
  const hash = await sourceHash({ basePath })
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return out
  await copySources(copyDir)
  await promisify(execFile)(process.execPath, buildCommand, {
    cwd: copyDir,
    env: environmentWith({ BASE_PATH: basePath, DEPLOY_KIND: 'preview' }),
  })
  await writeFile(stamp, hash)
  return out
}
