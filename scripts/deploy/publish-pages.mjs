// npm run publish:pages -- FOLDER: puts out/ in that folder of the branch gh-pages, which GitHub Pages serves. The folder . is production, beside
// which the previews stay; --remove takes a folder away. Nothing from node_modules: it runs on a bare checkout. Not
// rossjrw/pr-preview-action, which publishes previews alone.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stop, explain } from '../stop.mjs'

const branch = 'gh-pages'

/** At the root of the branch, what production leaves alone: the previews, the custom domain that GitHub wrote down, git's own file. */
const kept = new Set(['apercu', 'CNAME', '.git'])

function publish() {
  const [folder = '', option] = process.argv.slice(2)
  if (!/^(\.|apercu\/[\w-][\w.-]*)$/.test(folder))
    throw new Stop('Say where: npm run publish:pages -- . for production, or -- apercu/pr-12 for a preview (--remove takes it away).')
  const isRemoval = option === '--remove'
  if (!isRemoval && !existsSync('out/index.html')) throw new Stop('There is no site in out/ yet. Make it with: npm run build:preview')

  const work = mkdtempSync(path.join(tmpdir(), 'gh-pages-'))
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
  try {
    const hasBranch = execFileSync('git', ['ls-remote', '--heads', 'origin', branch], { encoding: 'utf8' }).trim() !== ''
    if (hasBranch) execFileSync('git', ['fetch', '--quiet', '--depth', '1', 'origin', branch])
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', work, hasBranch ? 'FETCH_HEAD' : 'HEAD'])
    if (!hasBranch) {
      git('checkout', '--quiet', '--orphan', branch)
      git('rm', '-rf', '--quiet', '.')
    }

    const target = path.join(work, folder)
    if (folder === '.') for (const name of readdirSync(work)) if (!kept.has(name)) rmSync(path.join(work, name), { recursive: true })
    if (folder !== '.') rmSync(target, { recursive: true, force: true })
    if (!isRemoval) {
      mkdirSync(target, { recursive: true })
      cpSync('out', target, { recursive: true })
    }
    // Without it, GitHub leaves out the folders whose name starts with an underscore, and all of Next's files with them.
    writeFileSync(path.join(work, '.nojekyll'), '')

    git('add', '--all', '--force')
    if (git('status', '--porcelain') === '') {
      console.log('Nothing has changed.')
      return
    }
    const author = ['-c', 'user.name=github-actions[bot]', '-c', 'user.email=41898282+github-actions[bot]@users.noreply.github.com']
    git(...author, 'commit', '--quiet', '--message', isRemoval ? `Remove ${folder}` : `Publish ${folder}`)
    git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
    console.log(`${isRemoval ? 'Removed' : 'Published'}: ${branch}/${folder}`)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', work])
  }
}

try {
  publish()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
