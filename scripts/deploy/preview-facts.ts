// The facts of a preview's banner, from the settings of the build, the host, or git.
import { execFileSync } from 'node:child_process'

type Source = Partial<Record<string, string>>

function askGit(...args: string[]) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // Without git or a repository, the banner says less.
    return ''
  }
}

export function readPreviewFacts(source: Source, now = new Date()) {
  // Netlify checks out a commit without its branch, so git alone does not know the branch.
  const { HEAD: branch, COMMIT_REF: commit } = source.NETLIFY ? source : {}
  return {
    PREVIEW_BRANCH: source.PREVIEW_BRANCH || branch || askGit('branch', '--show-current'),
    PREVIEW_COMMIT: source.PREVIEW_COMMIT || commit || askGit('rev-parse', 'HEAD'),
    PREVIEW_TIME: source.PREVIEW_TIME || now.toISOString(),
  }
}
