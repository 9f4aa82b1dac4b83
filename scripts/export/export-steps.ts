// The steps that finish the export: each changes the files of `dir` (out/) and returns what it did.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { checkLinks } from './check-links'
import { finishPages } from './finish-pages'
import { writeHeaders } from './headers-file'
import { addOfflineCopies } from './offline-copies'

/** Adds the editor to the preview of a repository that is edited by form, never to production. */
async function addEditor(dir: string) {
  const { repository, clientId } = env.editor
  if (!env.hasEditor) return 'no editor'
  const { makeEditor } = await import('../editor/make-editor')
  await makeEditor(path.join(dir, 'gestion'), {
    backend: { name: 'github', repo: repository, branch: 'main' },
    signIn: { clientId, address: `${env.functionHost}/functions/v1/editor-login` },
  })
  return `the editor of ${repository} at /gestion/`
}

/**
 * Adds the security contact of RFC 9116 here, because Next has no route for a folder that starts
 * with a dot.
 */
async function addSecurityText(dir: string) {
  const address = '/.well-known/security.txt'
  // The standard asks for less than a year, which every deploy starts again.
  const expires = new Date()
  expires.setUTCMonth(expires.getUTCMonth() + 11)
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${env.siteUrl}${address}`,
    '',
  ]
  await mkdir(path.join(dir, '.well-known'), { recursive: true })
  await writeFile(path.join(dir, address), lines.join('\n'))
  return `security.txt leads to ${site.email}`
}

/** The steps in their order after every `next build`, with the check of links last. */
export const exportSteps = [
  finishPages,
  writeHeaders,
  addOfflineCopies,
  addEditor,
  addSecurityText,
  checkLinks,
]
