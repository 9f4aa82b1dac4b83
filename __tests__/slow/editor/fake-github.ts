// The part of GitHub's API that Decap uses for one repository, in memory. Trees are flat, every
// path of the repository and its blob, and a commit is known by its tree.
import { readFileSync, readdirSync } from 'node:fs'

type Tree = ReadonlyMap<string, string>
type Pull = { number: number; head: string; labels: string[]; state: string; merged: boolean }
type Body = {
  content: string
  base_tree: string
  tree: string | { path: string; sha: string | null }[]
  ref: string
  sha: string
  head: string
  labels: string[]
  state: string
}

export function createFakeGitHub(folder: string) {
  const blobs: string[] = []
  const trees: Tree[] = []
  const branches = new Map<string, string>()
  const pulls: Pull[] = []

  const addBlob = (content: string) => `blob${String(blobs.push(content) - 1)}`
  const addTree = (tree: Tree) => `tree${String(trees.push(tree) - 1)}`
  const findBlob = (sha = '') => blobs[Number(sha.replace('blob', ''))]
  const findTree = (sha = '') => trees[Number(sha.replace('tree', ''))] ?? new Map<string, string>()
  const getTree = (branch: string) => findTree(branches.get(branch))

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yml|webp)$/.test(name))
    .map((name) => `${folder}/${name}`)
  const start = files.map((file) => [file, addBlob(readFileSync(file, 'base64'))] as const)
  branches.set('main', addTree(new Map(start)))

  const describePull = ({ number, head, labels, state, merged }: Pull) => ({
    number,
    state,
    merged_at: merged ? '2026-11-27T12:00:00Z' : null,
    updated_at: '2026-11-27T12:00:00Z',
    user: { login: 'autrice' },
    head: { ref: head, sha: branches.get(head), repo: { fork: false } },
    base: { ref: 'main' },
    labels: labels.map((name) => ({ name })),
  })
  const changePull = (number: string, change: Partial<Pull>) => {
    const pull = pulls[Number(number) - 1]
    return pull && describePull(Object.assign(pull, change))
  }

  /** Each by its method, and a pattern whose groups are the first two parameters. */
  const endpoints: Record<string, (one: string, two: string, body: Body) => unknown> = {
    'GET ': () => ({ owner: { login: 'fanal' }, permissions: { push: true } }),
    'GET /branches/(.+)': (name) => ({ name, commit: { sha: branches.get(name) } }),
    'GET /git/trees/([^:]+):(.+)': (branch, path) => ({
      tree: [...getTree(branch)]
        .map(([file, sha]) => ({ path: file.replace(`${path}/`, ''), sha, type: 'blob', size: 1 }))
        .filter((entry) => !entry.path.includes('/')),
    }),
    'GET /git/blobs/(.+)': (sha) => ({ content: findBlob(sha), encoding: 'base64' }),
    'GET /commits/(.+)/status': () => ({
      statuses: [{ context: 'deploy', state: 'success', target_url: 'https://apercu.example/' }],
    }),
    'GET /commits': () => [],
    'GET /compare/main\\.\\.\\.(.+)': (head) => ({
      files: [...findTree(head)]
        .filter(([path, sha]) => getTree('main').get(path) !== sha)
        .map(([filename, sha]) => ({ filename, sha, status: 'modified' })),
      commits: [{ sha: head, commit: { message: '', author: { name: '', date: '' } } }],
    }),
    'GET /pulls': () => pulls.filter(({ state }) => state === 'open').map(describePull),
    'POST /git/blobs': (_, __, { content }) => ({ sha: addBlob(content) }),
    'POST /git/trees': (_, __, { base_tree, tree }) => {
      const changed = new Map(findTree(base_tree))
      for (const { path, sha } of tree as { path: string; sha: string }[]) changed.set(path, sha)
      return { sha: addTree(changed) }
    },
    'POST /git/commits': (_, __, { tree }) => ({ sha: tree, tree: { sha: tree } }),
    'POST /git/refs': (_, __, { ref, sha }) => {
      branches.set(ref.replace('refs/heads/', ''), sha)
      return { ref, object: { sha } }
    },
    'PATCH /git/refs/heads/(.+)': (branch, _, { sha }) => {
      branches.set(branch, sha)
      return { object: { sha } }
    },
    'DELETE /git/refs/heads/(.+)': (branch) => branches.delete(branch),
    'POST /pulls': (_, __, { head }) => {
      const number = pulls.length + 1
      const [, branch = ''] = head.split(':')
      pulls.push({ number, head: branch, labels: [], state: 'open', merged: false })
      return changePull(String(number), {})
    },
    'PATCH /pulls/(\\d+)': (number, _, { state }) => changePull(number, { state }),
    'PUT /issues/(\\d+)/labels': (number, _, { labels }) => changePull(number, { labels }),
    'PUT /pulls/(\\d+)/merge': (number) => {
      branches.set('main', branches.get(pulls[Number(number) - 1]?.head ?? '') ?? '')
      return changePull(number, { state: 'closed', merged: true })
    },
  }

  return {
    pulls,
    hasBranch: (branch: string) => branches.has(branch),
    textOf: (branch: string, path: string) =>
      Buffer.from(findBlob(getTree(branch).get(path)) ?? '', 'base64').toString(),
    /** Answers what is asked of /repos/OWNER/NAME, or nothing for an endpoint that is not known. */
    answer(method: string, { pathname }: URL, body: unknown): unknown {
      const path = decodeURIComponent(pathname.replace(/^\/repos\/[^/]+\/[^/]+/, ''))
      const request = `${method} ${path}`
      for (const [pattern, respond] of Object.entries(endpoints)) {
        const [isKnown, one = '', two = ''] = new RegExp(`^${pattern}$`).exec(request) ?? []
        if (isKnown !== undefined) return respond(one, two, body as Body)
      }
      return undefined
    },
  }
}
