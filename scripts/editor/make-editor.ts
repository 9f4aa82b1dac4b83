// Makes the page of the editor: Decap CMS, and our forms and checks, bundled with the content.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { fillTemplate } from '@/lib/fill-template'
import { UserError } from '../support/user-error.mjs'
import { patchDecap } from './decap-patches'
import type { EditorSettings } from './page'

/**
 * The published file of Decap, which holds all of it. As a dependency, it would bring 500 packages
 * that only its build needs.
 */
const decapRelease = 'decap-cms-3.16.3'
/** As `npm view decap-cms@3.16.3 dist.integrity` gives it. */
const decapSha512 =
  'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw=='
const decapFolder = path.resolve('.cache/editor')

function runInDecapFolder(command: string) {
  const { status } = spawnSync(command, {
    cwd: decapFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (status !== 0)
    throw new UserError(
      'L’éditeur n’a pas pu être installé : ce qu’a dit la commande est au-dessus. Vérifiez le réseau, puis recommencez.',
    )
}

/** Downloads Decap at the editor's first use, and checks that it is the file of that release. */
async function installDecap(): Promise<void> {
  const installed = path.join(decapFolder, 'installed')
  if ((await readFile(installed, 'utf8').catch(() => '')) === decapRelease) return
  await rm(decapFolder, { recursive: true, force: true })
  await mkdir(decapFolder, { recursive: true })
  runInDecapFolder('npm pack decap-cms@3.16.3 --silent')
  const archive = await readFile(path.join(decapFolder, `${decapRelease}.tgz`))
  if (createHash('sha512').update(archive).digest('base64') !== decapSha512)
    throw new UserError('L’éditeur n’a pas été installé : son archive n’est pas celle attendue.')
  runInDecapFolder(`tar -xzf ${decapRelease}.tgz package/dist`)
  await writeFile(installed, decapRelease)
}

/**
 * Reads the files that the code of content/ reads: in the browser, the same code checks what is
 * saved.
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

/** Bundles the scripts of the editor with the current content. */
export async function bundleEditor(dir: string): Promise<void> {
  await build({
    entryPoints: ['page.ts', 'sign-in.ts', 'page.css'].map((file) => `scripts/editor/${file}`),
    outdir: dir,
    bundle: true,
    minify: true,
    logLevel: 'warning',
    platform: 'browser',
    define: { 'process.env': '{}', 'process.versions': '{}' },
    plugins: [serveFiles(await readContentFiles())],
  })
}

async function copyDecap(dir: string): Promise<void> {
  const code = await readFile(path.join(decapFolder, 'package/dist/decap-cms.js'), 'utf8')
  await writeFile(path.join(dir, 'decap-cms.js'), patchDecap(code))
}

// A mistake already in content/ stops the page before Decap starts: the author reads its message.
const showErrors =
  "addEventListener('error', ({ message }) => document.body.prepend(message)); CMS_MANUAL_INIT = true"

/** Makes the editor's page in `dir`. */
export async function makeEditor(dir: string, settings: EditorSettings): Promise<void> {
  await installDecap()
  await rm(dir, { recursive: true, force: true })
  await bundleEditor(dir)
  await copyDecap(dir)
  const write = (name: string, text: string) => writeFile(path.join(dir, name), text)
  await write('settings.js', `${showErrors}; editorSettings = ${JSON.stringify(settings)}`)

  const { signIn } = settings
  const connect = signIn ? `https://api.github.com ${new URL(signIn.address).origin}` : ''
  const template = await readFile('scripts/editor/page.html', 'utf8')
  const renderPage = (...scripts: string[]) =>
    fillTemplate(template, {
      // Next cannot tell /gestion from /gestion/.
      base: signIn ? './' : '/gestion/',
      connect,
      tags: scripts.map((file) => `<script src="${file}.js"></script>`).join('\n'),
    })
  await write('index.html', renderPage('settings', 'decap-cms', 'page'))
  if (signIn) await write('connexion.html', renderPage('settings', 'sign-in'))
}
