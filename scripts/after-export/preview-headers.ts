import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import type { ExportStep } from './export-step'

const everyPath = '/*'

/** Into the rule that every path has, if there is one: of two rules for one path, Cloudflare keeps the last alone. */
export function withNoindex(text: string): string {
  const lines = text.split('\n')
  const at = lines.indexOf(everyPath)
  if (at < 0) lines.unshift(everyPath, '')
  lines.splice(Math.max(at, 0) + 1, 0, '  X-Robots-Tag: noindex, nofollow')
  return lines.join('\n')
}

/** Each page holds its own policy; the editor's is another, and signing in needs the window that opened it. */
const withoutPolicy = (text: string) => text.replace(/^ {2}(?:Content-Security-Policy|Cross-Origin-Opener-Policy):.*\n/gm, '')

/** A preview stays out of search engines file by file too: pictures and feeds cannot hold the `noindex` of the pages. */
export const previewHeaders: ExportStep = {
  title: 'preview',
  run: async (dir) => {
    if (env.deployKind !== 'preview') return 'not one'
    const file = path.join(dir, '_headers')
    const text = withNoindex(await readFile(file, 'utf8'))
    await writeFile(file, env.editor.repository === '' ? text : withoutPolicy(text))
    return 'closed to search engines'
  },
}
