import { readdir, readFile, rename, rm, mkdir, writeFile, cp } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { fillIn } from '@/lib/fill-in'
import { UserError } from '../lib/user-error.mjs'
import type { EditorSettings } from './page'

/**
 * The published file holds all of Decap. As a dependency, it would bring 500 packages that only its
 * build needs.
 */
const decap = { name: 'decap-cms', version: '3.16.3' }
const home = path.resolve('.cache/editor')
const decapDir = path.join(home, 'package/dist')

function runCommand(command: string) {
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

/** Downloads Decap at the editor's first use. */
async function installDecap(): Promise<void> {
  const installed = path.join(home, 'installed')
  if ((await readFile(installed, 'utf8').catch(() => '')) === decap.version) return
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true })
  runCommand(`npm pack ${decap.name}@${decap.version} --silent`)
  runCommand(`tar -xzf ${decap.name}-${decap.version}.tgz package/dist`)
  await writeFile(installed, decap.version)
}

/**
 * The files that the code of content/ reads. In the browser, that same code checks what is saved.
 */
async function readContentFiles(): Promise<Record<string, string>> {
  const names = (await readdir('content', { recursive: true })).filter((name) =>
    /\.(yml|md|svg)$/.test(name),
  )
  const files = [...names.map((name) => `content/${name}`), '.cache/pictures.json']
  const entries = files.map(
    async (file) => [file.replaceAll(path.sep, '/'), await readFile(file, 'utf8')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const serveFiles = (files: Record<string, string>): Plugin => ({
  name: 'content-files',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^node:(fs|path)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'content-files',
    }))
    bundle.onLoad({ filter: /fs$/, namespace: 'content-files' }, () => ({
      contents: `const files = ${JSON.stringify(files)}
export const readFileSync = (name) => files[name]
export const existsSync = (name) => name in files
export const readdirSync = (folder) => Object.keys(files)
  .filter((name) => name.startsWith(folder + '/'))
  .map((name) => name.slice(folder.length + 1))`,
    }))
    bundle.onLoad({ filter: /path$/, namespace: 'content-files' }, () => ({
      contents: `export default { join: (...parts) => parts.join('/') }`,
    }))
  },
})

async function renderPage(connect: string, title: string, ...scripts: string[]): Promise<string> {
  const tags = scripts.map((file) => `<script src="${file}.js"></script>`).join('\n')
  return fillIn(await readFile('scripts/editor/page.html', 'utf8'), { connect, title, tags })
}

/** Bundles the scripts of the editor with the content of now. */
export async function bundleEditor(dir: string): Promise<void> {
  const unfinished = path.join(dir, 'unfinished')
  await build({
    entryPoints: ['page.ts', 'sign-in.ts', 'page.css'].map((file) => `scripts/editor/${file}`),
    outdir: unfinished,
    bundle: true,
    minify: true,
    logLevel: 'warning',
    platform: 'browser',
    define: { 'process.env': '{}', 'process.versions': '{}' },
    plugins: [serveFiles(await readContentFiles())],
  })
  // Moved when complete, so that no page loads half a script.
  for (const name of await readdir(unfinished))
    await rename(path.join(unfinished, name), path.join(dir, name))
}

/** Makes the editor's page in `dir`. */
export async function makeEditor(dir: string, settings: EditorSettings): Promise<void> {
  await installDecap()
  await rm(dir, { recursive: true, force: true })
  await bundleEditor(dir)
  await cp(decapDir, path.join(dir, 'decap'), {
    recursive: true,
    filter: (file) => file === decapDir || file.endsWith('decap-cms.js'),
  })
  const { login } = settings
  const connect = login ? `https://api.github.com ${new URL(login.address).origin}` : ''
  // A mistake already in content/ stops the page before Decap starts: the author reads its message.
  const showErrors =
    "addEventListener('error', ({ message }) => document.body.prepend(message)); CMS_MANUAL_INIT = true"
  await writeFile(
    path.join(dir, 'settings.js'),
    `${showErrors}; editorSettings = ${JSON.stringify(settings)}`,
  )
  await writeFile(
    path.join(dir, 'index.html'),
    await renderPage(connect, 'Gestion des textes', 'settings', 'decap/decap-cms', 'page'),
  )
  if (login)
    await writeFile(
      path.join(dir, 'connexion.html'),
      await renderPage(connect, 'Connexion', 'settings', 'sign-in'),
    )
}
