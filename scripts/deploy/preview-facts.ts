// What the banner of a preview says, from whoever knows it: the person who builds, the host, or git.
import { execFileSync } from 'node:child_process'

type Source = Partial<Record<string, string>>

function askGit(...args: string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // No git, or no repository: the banner says less.
    return ''
  }
}

/** Hosts check out a commit without its branch, so git alone would not know; their names for both are documented by each. */
function askHost(source: Source) {
  if (source.NETLIFY) return { branch: source.HEAD, commit: source.COMMIT_REF }
  if (source.CF_PAGES) return { branch: source.CF_PAGES_BRANCH, commit: source.CF_PAGES_COMMIT_SHA }
  if (source.GITHUB_ACTIONS) return { branch: source.GITHUB_HEAD_REF || source.GITHUB_REF_NAME, commit: source.GITHUB_SHA }
  return {}
}

export function previewFacts(source: Source, now = new Date()) {
  const host = askHost(source)
  return {
    PREVIEW_BRANCH: source.PREVIEW_BRANCH || host.branch || askGit('branch', '--show-current'),
    PREVIEW_COMMIT: source.PREVIEW_COMMIT || host.commit || askGit('rev-parse', 'HEAD'),
    PREVIEW_TIME: source.PREVIEW_TIME || now.toISOString(),
  }
}
