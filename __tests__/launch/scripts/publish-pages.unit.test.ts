import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const script = path.resolve('scripts/deploy/publish-pages.mjs')

/** Git starts some sixty times. */
const slow = 60_000
let root: string
let clone: string

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()

function publish(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: clone, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`.trim() }
}

/** What GitHub Pages would serve. */
function published(): string[] {
  git('fetch', '--quiet', 'origin', 'gh-pages')
  return git('ls-tree', '-r', '--name-only', 'FETCH_HEAD').split('\n')
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-test-'))
  clone = path.join(root, 'clone')
  execFileSync('git', ['init', '--quiet', '--bare', path.join(root, 'origin')])
  execFileSync('git', ['clone', '--quiet', path.join(root, 'origin'), clone], { stdio: 'ignore' })
  writeFileSync(path.join(clone, '.gitignore'), 'out/\n')
  git('add', '.gitignore')
  git('-c', 'user.name=Essai', '-c', 'user.email=essai@fanal.example', 'commit', '--quiet', '--message', 'Essai')
  mkdirSync(path.join(clone, 'out/_next'), { recursive: true })
  writeFileSync(path.join(clone, 'out/index.html'), 'Accueil')
  writeFileSync(path.join(clone, 'out/_next/a.js'), 'void 0')
}, slow)

afterAll(() => {
  rmSync(root, { recursive: true })
})

test(
  'previews and production live side by side on the branch of GitHub Pages, each replaced or removed alone',
  () => {
    const site = (folder: string) => [`${folder}_next/a.js`, `${folder}index.html`]

    expect(publish('apercu/pr-12')).toEqual({ status: 0, said: 'Published: gh-pages/apercu/pr-12' })
    expect(published()).toEqual(['.nojekyll', ...site('apercu/pr-12/')])

    publish('apercu/pr-13')
    publish('.')
    expect(published()).toEqual(['.nojekyll', '_next/a.js', ...site('apercu/pr-12/'), ...site('apercu/pr-13/'), 'index.html'])
    expect(publish('.')).toEqual({ status: 0, said: 'Nothing has changed.' })

    expect(publish('apercu/pr-12', '--remove')).toEqual({ status: 0, said: 'Removed: gh-pages/apercu/pr-12' })
    expect(published()).toEqual(['.nojekyll', '_next/a.js', ...site('apercu/pr-13/'), 'index.html'])
    expect(git('status', '--porcelain')).toBe('')
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  },
  slow,
)

test.each(['', '..', 'apercu/.', 'apercu/..', '../ailleurs', '/etc', 'services'])('refuses any other folder: %j', (folder) => {
  expect(publish(folder)).toEqual({ status: 1, said: expect.stringContaining('Say where') })
})
