// What the banner of a preview says, from whoever knows it: the person who builds, the host, or
// git.
import { execFileSync } from 'node:child_process'

type Source = Partial<Record<string, string>>

function askGit(...args: string[]) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // No git, or no repository: the banner says less.
    return ''
  }
}

export function previewFacts(source: Source, now = new Date()) {
  // Netlify checks out a commit without its branch: git alone would not know.
  const { HEAD: branch, COMMIT_REF: commit } = source.NETLIFY ? source : {}
  return {
    PREVIEW_BRANCH: source.PREVIEW_BRANCH || branch || askGit('branch', '--show-current'),
    PREVIEW_COMMIT: source.PREVIEW_COMMIT || commit || askGit('rev-parse', 'HEAD'),
    PREVIEW_TIME: source.PREVIEW_TIME || now.toISOString(),
  }
}
