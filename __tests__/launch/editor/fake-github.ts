// The part of GitHub's API that Decap uses for one repository, in memory. Trees are flat: every
// path of the repository and its blob.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

type Tree = ReadonlyMap<string, string>
type Commit = { tree: string; parents: string[] }
type Pull = { number: number; head: string; labels: string[]; state: string; merged: boolean }
type Change = { path: string; sha: string | null }

const idOf = (text: string) => createHash('sha1').update(text).digest('hex')

export function createFakeGitHub(folder: string) {
  const blobs = new Map<string, string>()
  const trees = new Map<string, Tree>()
  const commits = new Map<string, Commit>()
  const refs = new Map<string, string>()
  const pulls: Pull[] = []

  const addBlob = (content: string) => {
    const sha = idOf(content)
    blobs.set(sha, content)
    return sha
  }
  const addTree = (tree: Tree) => {
    const sha = idOf(JSON.stringify([...tree]))
    trees.set(sha, tree)
    return sha
  }
  const addCommit = (commit: Commit) => {
    const sha = idOf(JSON.stringify([commit, commits.size]))
    commits.set(sha, commit)
    return sha
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(md|yml)$/.test(name),
  )
  const start = new Map(
    files.map((name) => [
      `${folder}/${name}`,
      addBlob(readFileSync(`${folder}/${name}`, 'base64')),
    ]),
  )
  refs.set('main', addCommit({ tree: addTree(start), parents: [] }))

  const treeOf = (branch: string) => trees.get(commits.get(refs.get(branch) ?? '')?.tree ?? '')
  const treeAt = (sha: string) => trees.get(sha) ?? trees.get(commits.get(sha)?.tree ?? '')

  const listFolder = (branch: string, path: string) =>
    [...(treeOf(branch) ?? [])]
      .filter(([file]) => file.startsWith(`${path}/`) && !file.slice(path.length + 1).includes('/'))
      .map(([file, sha]) => ({ path: file.slice(path.length + 1), sha, type: 'blob', size: 1 }))

  const changeTree = (base: string, changes: readonly Change[]) => {
    const tree = new Map(treeAt(base))
    for (const { path, sha } of changes)
      if (sha === null) tree.delete(path)
      else tree.set(path, sha)
    return addTree(tree)
  }

  const describePull = ({ number, head, labels, state, merged }: Pull) => ({
    number,
    state,
    merged_at: merged ? '2026-11-27T12:00:00Z' : null,
    updated_at: '2026-11-27T12:00:00Z',
    user: { login: 'autrice' },
    head: { ref: head, sha: refs.get(head), repo: { fork: false } },
    base: { ref: 'main' },
    labels: labels.map((name) => ({ name })),
  })

  const compare = (head: string) => {
    const before = treeOf('main')
    const changed = [...(treeOf(head) ?? [])].filter(([path, sha]) => before?.get(path) !== sha)
    return {
      files: changed.map(([filename, sha]) => ({
        filename,
        sha,
        status: before?.has(filename) ? 'modified' : 'added',
      })),
      commits: [{ sha: refs.get(head), commit: { message: '', author: { name: '', date: '' } } }],
    }
  }

  type Answer = (parts: string[], body: never, query: URLSearchParams) => unknown
  const findPull = (number: string | undefined) =>
    pulls.find((each) => each.number === Number(number))
  const endpoints: readonly [string, RegExp, Answer][] = [
    ['GET', /^$/, () => ({ owner: { login: 'fanal' }, permissions: { push: true } })],
    [
      'GET',
      /^\/branches\/(.+)$/,
      ([branch = '']) => ({ name: branch, commit: { sha: refs.get(branch) } }),
    ],
    [
      'GET',
      /^\/git\/trees\/([^:]+):(.+)$/,
      ([branch = '', path = '']) => ({ tree: listFolder(branch, path) }),
    ],
    [
      'GET',
      /^\/git\/blobs\/(.+)$/,
      ([sha = '']) => ({ content: blobs.get(sha), encoding: 'base64' }),
    ],
    [
      'GET',
      /^\/commits\/(.+)\/status$/,
      () => ({
        statuses: [{ context: 'deploy', state: 'success', target_url: 'https://apercu.example/' }],
      }),
    ],
    ['GET', /^\/commits$/, () => []],
    ['GET', /^\/compare\/main\.\.\.(.+)$/, ([head = '']) => compare(head)],
    [
      'GET',
      /^\/pulls$/,
      (_, __, query) => {
        const head = query.get('head')?.split(':')[1]
        return pulls
          .filter(({ state }) => query.get('state') !== 'open' || state === 'open')
          .filter((pull) => head === undefined || pull.head === head)
          .map(describePull)
      },
    ],
    [
      'POST',
      /^\/git\/blobs$/,
      (_, { content }: { content: string }) => ({ sha: addBlob(content) }),
    ],
    [
      'POST',
      /^\/git\/trees$/,
      (_, body: { base_tree: string; tree: Change[] }) => ({
        sha: changeTree(body.base_tree, body.tree),
      }),
    ],
    ['POST', /^\/git\/commits$/, (_, commit: Commit) => ({ sha: addCommit(commit), ...commit })],
    [
      'POST',
      /^\/git\/refs$/,
      (_, { ref, sha }: { ref: string; sha: string }) => {
        refs.set(ref.replace('refs/heads/', ''), sha)
        return { ref, object: { sha } }
      },
    ],
    [
      'PATCH',
      /^\/git\/refs\/heads\/(.+)$/,
      ([branch = ''], { sha }: { sha: string }) => {
        refs.set(branch, sha)
        return { object: { sha } }
      },
    ],
    ['DELETE', /^\/git\/refs\/heads\/(.+)$/, ([branch = '']) => refs.delete(branch)],
    [
      'POST',
      /^\/pulls$/,
      (_, { head }: { head: string }) => {
        const branch = head.split(':')[1] ?? head
        const pull = {
          number: pulls.length + 1,
          head: branch,
          labels: [],
          state: 'open',
          merged: false,
        }
        pulls.push(pull)
        return describePull(pull)
      },
    ],
    [
      'PATCH',
      /^\/pulls\/(\d+)$/,
      ([number], { state }: { state: string }) => Object.assign(findPull(number) ?? {}, { state }),
    ],
    [
      'PUT',
      /^\/issues\/(\d+)\/labels$/,
      ([number], { labels }: { labels: string[] }) =>
        Object.assign(findPull(number) ?? {}, { labels }),
    ],
    [
      'PUT',
      /^\/pulls\/(\d+)\/merge$/,
      ([number]) => {
        const pull = findPull(number)
        refs.set('main', refs.get(pull?.head ?? '') ?? '')
        return Object.assign(pull ?? {}, { state: 'closed', merged: true })
      },
    ],
  ]

  return {
    pulls,
    hasBranch: (branch: string) => refs.has(branch),
    textOf: (branch: string, path: string) =>
      Buffer.from(blobs.get(treeOf(branch)?.get(path) ?? '') ?? '', 'base64').toString(),
    /** Answers what is asked of /repos/OWNER/NAME, or nothing for an endpoint that is not known. */
    answer(method: string, url: URL, body: unknown): unknown {
      const path = decodeURIComponent(url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, ''))
      for (const [known, pattern, respond] of endpoints) {
        const parts = known === method ? pattern.exec(path) : null
        if (parts) return respond(parts.slice(1), body as never, url.searchParams)
      }
      return undefined
    },
  }
}
