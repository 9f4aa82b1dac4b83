import { readdir, readFile, rename, rm, mkdir, writeFile, cp } from 'node:fs/promises'
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { fillIn } from '@/components/ui/words'
import { environmentWith } from '../environment.mjs'
import { loopback } from '../server'
import { Stop } from '../stop.mjs'
import type { EditorSettings } from './page'

/** Installed at the editor's first use and apart: the site itself has no use for them. */
const packages = { 'decap-cms': '3.16.3', 'decap-server': '3.11.3' }
const home = path.resolve('.cache/editor')
const moduleDir = (name: string) => path.join(home, 'node_modules', name)

async function install(): Promise<void> {
  const wanted = JSON.stringify({ private: true, dependencies: packages })
  const installed = path.join(home, 'installed.json')
  if ((await readFile(installed, 'utf8').catch(() => '')) === wanted) return
  console.log('Installing the editor (a minute, the first time)…')
  await mkdir(home, { recursive: true })
  await writeFile(path.join(home, 'package.json'), wanted)
  const command = 'npm install --ignore-scripts --no-audit --no-fund --loglevel=error'
  const { status } = spawnSync(command, { cwd: home, stdio: 'inherit', shell: true })
  if (status !== 0) throw new Stop('The editor could not be installed: what npm said is above. Correct it, or the network, then try again.')
  await writeFile(installed, wanted)
}

/** What content/ reads of this machine, as it is now: the editor checks a text by the very code of the build. */
async function filesRead(): Promise<Record<string, string>> {
  const names = (await readdir('content', { recursive: true })).filter((name) => /\.(yml|md|svg)$/.test(name))
  const files = [...names.map((name) => `content/${name}`), '.cache/pictures.json']
  const entries = files.map(async (file) => [file.replaceAll(path.sep, '/'), await readFile(file, 'utf8')] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const inBrowser = (files: Record<string, string>): Plugin => ({
  name: 'in the browser',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^node:(fs|path)$/ }, ({ path: name }) => ({ path: name, namespace: 'here' }))
    bundle.onLoad({ filter: /fs$/, namespace: 'here' }, () => ({
      contents: `const files = ${JSON.stringify(files)}
export const readFileSync = (name) => files[name]
export const existsSync = (name) => name in files
export const readdirSync = (folder) => Object.keys(files).flatMap((name) => name.startsWith(folder + '/') ? [name.slice(folder.length + 1)] : [])`,
    }))
    bundle.onLoad({ filter: /path$/, namespace: 'here' }, () => ({ contents: `export default { join: (...parts) => parts.join('/') }` }))
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
  for (const name of await readdir(fresh)) await rename(path.join(fresh, name), path.join(dir, name))
}

/** Makes the editor's page in `dir`. */
export async function makeEditor(dir: string, settings: EditorSettings): Promise<void> {
  await install()
  await rm(dir, { recursive: true, force: true })
  await bundleEditor(dir)
  const dist = path.join(moduleDir('decap-cms'), 'dist')
  await cp(dist, path.join(dir, 'decap'), { recursive: true, filter: (file) => file === dist || file.endsWith('decap-cms.js') })
  const { backend, login } = settings
  const connect = login ? `https://api.github.com ${new URL(login.address).origin}` : new URL(String(backend.proxy_url)).origin
  // A text that is wrong already stops the page: its sentence is what the author needs.
  const first = "addEventListener('error', ({ message }) => document.body.prepend(message)); CMS_MANUAL_INIT = true"
  await writeFile(path.join(dir, 'settings.js'), `${first}; editorSettings = ${JSON.stringify(settings)}`)
  await writeFile(path.join(dir, 'index.html'), await html(connect, 'Gestion des textes', 'settings', 'decap/decap-cms', 'page'))
  if (login) await writeFile(path.join(dir, 'connexion.html'), await html(connect, 'Connexion', 'settings', 'sign-in'))
}

/** The program that writes the files of this folder for the page at `origin`, on this machine alone. */
export async function startWriter(origin: string) {
  await install()
  const env = environmentWith({ BIND_HOST: loopback, PORT: '8081', ORIGIN: origin, GIT_REPO_DIRECTORY: process.cwd(), MODE: 'fs' })
  const program = path.join(moduleDir('decap-server'), 'dist/index.js')
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const close = () => child.kill()
  // Next may stop this process by itself, when the port is taken.
  process.once('exit', close)

  return { address: `http://${loopback}:8081/api/v1`, close }
}
