import { readdir, readFile, rename, rm, mkdir, writeFile, cp } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { fillIn } from '@/lib/fill-in'
import { UserError } from '../lib/user-error.mjs'
import type { EditorSettings } from './page'

/** One file that holds all of Decap: its packages are 500 more that only its own build needs. */
const decap = { name: 'decap-cms', version: '3.16.3' }
const home = path.resolve('.cache/editor')
const decapDir = path.join(home, 'package/dist')

function run(command: string) {
  const { status } = spawnSync(command, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (status !== 0)
    throw new UserError(
      'L’éditeur n’a pas pu être installé : ce qu’a dit la commande est au-dessus. Vérifiez le réseau, puis recommencez.',
    )
}

/** At the editor's first use, and apart: the site itself has no use for it. */
async function install(): Promise<void> {
  const installed = path.join(home, 'installed')
  if ((await readFile(installed, 'utf8').catch(() => '')) === decap.version) return
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true })
  run(`npm pack ${decap.name}@${decap.version} --silent`)
  run(`tar -xzf ${decap.name}-${decap.version}.tgz package/dist`)
  await writeFile(installed, decap.version)
}

/** What content/ reads of this machine, as it is now: the editor checks a text by the very code of the build. */
async function filesRead(): Promise<Record<string, string>> {
  const names = (await readdir('content', { recursive: true })).filter((name) =>
    /\.(yml|md|svg)$/.test(name),
  )
  const files = [...names.map((name) => `content/${name}`), '.cache/pictures.json']
  const entries = files.map(
    async (file) => [file.replaceAll(path.sep, '/'), await readFile(file, 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const inBrowser = (files: Record<string, string>): Plugin => ({
  name: 'in the browser',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^node:(fs|path)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'here',
    }))
    bundle.onLoad({ filter: /fs$/, namespace: 'here' }, () => ({
      contents: `const files = ${JSON.stringify(files)}
export const readFileSync = (name) => files[name]
export const existsSync = (name) => name in files
export const readdirSync = (folder) => Object.keys(files).flatMap((name) => name.startsWith(folder + '/') ? [name.slice(folder.length + 1)] : [])`,
    }))
    bundle.onLoad({ filter: /path$/, namespace: 'here' }, () => ({
      contents: `export default { join: (...parts) => parts.join('/') }`,
    }))
  },
})

async function html(connect: string, title: string, ...scripts: string[]): Promise<string> {
  const tags = scripts.map((file) => `<script src="${file}.js"></script>`).join('\n')
  return fillIn(await readFile('scripts/editor/page.html', 'utf8'), { connect, title, tags })
}

/** Its script, which holds what content/ says now. */
export async function bundleEditor(dir: string): Promise<void> {
  const fresh = path.join(dir, 'fresh')
  await build({
    entryPoints: ['page.ts', 'sign-in.ts', 'page.css'].map((file) => `scripts/editor/${file}`),
    outdir: fresh,
    bundle: true,
    minify: true,
    logLevel: 'warning',
    platform: 'browser',
    define: { 'process.env': '{}', 'process.versions': '{}' },
    plugins: [inBrowser(await filesRead())],
  })
  // Whole at once: an author who opens the page while a text is saved would get half a script.
  for (const name of await readdir(fresh))
    await rename(path.join(fresh, name), path.join(dir, name))
}

/** Makes the editor's page in `dir`. */
export async function makeEditor(dir: string, settings: EditorSettings): Promise<void> {
  await install()
  await rm(dir, { recursive: true, force: true })
  await bundleEditor(dir)
  await cp(decapDir, path.join(dir, 'decap'), {
    recursive: true,
    filter: (file) => file === decapDir || file.endsWith('decap-cms.js'),
  })
  const { login } = settings
  const connect = login ? `https://api.github.com ${new URL(login.address).origin}` : ''
  // A text that is wrong already stops the page: its sentence is what the author needs.
  const first =
    "addEventListener('error', ({ message }) => document.body.prepend(message)); CMS_MANUAL_INIT = true"
  await writeFile(
    path.join(dir, 'settings.js'),
    `${first}; editorSettings = ${JSON.stringify(settings)}`,
  )
  await writeFile(
    path.join(dir, 'index.html'),
    await html(connect, 'Gestion des textes', 'settings', 'decap/decap-cms', 'page'),
  )
  if (login)
    await writeFile(
      path.join(dir, 'connexion.html'),
      await html(connect, 'Connexion', 'settings', 'sign-in'),
    )
}
