import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { env } from '../../env.mjs'
import type { ExportStep } from './export-step'

const address = '/.well-known/security.txt'

/** RFC 9116: who is told of a weakness of the site. A step and no route: tools that look for sources pass over a folder whose name starts with a dot. */
export const securityContact: ExportStep = {
  title: 'security.txt',
  run: async (dir) => {
    const file = path.join(dir, address)
    // It asks for less than a year; every deploy starts the time again.
    const expires = new Date()
    expires.setUTCMonth(expires.getUTCMonth() + 11)
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${env.siteUrl}${address}`,
    ]
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${lines.join('\n')}\n`)
    return `to ${site.email}`
  },
}
