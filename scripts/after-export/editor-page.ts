import path from 'node:path'
import { env } from '../../env.mjs'
import type { ExportStep } from './export-step'

export const hasEditor = env.deployKind === 'preview' && env.editor.repository !== ''

/** In a preview of a repository that is edited by form: the editor, which saves a draft as a branch. Production never holds it. */
export const editorPage: ExportStep = {
  title: 'editor',
  run: async (dir) => {
    const { repository, clientId } = env.editor
    if (!hasEditor) return 'none'
    const { makeEditor } = await import('../editor/make-editor')
    await makeEditor(path.join(dir, 'gestion'), {
      backend: { name: 'github', repo: repository, branch: 'main' },
      login: { clientId, address: `${env.functionHost}/functions/v1/editor-login` },
    })
    return `at /gestion/, for ${repository}`
  },
}
