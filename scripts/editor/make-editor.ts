// Makes the page of the editor: Decap CMS, and our forms and checks, bundled with the content.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { fillTemplate } from '@/lib/fill-template'
import { UserError } from '../lib/user-error.mjs'
import type { EditorSettings } from './page'

/**
 * The published file of Decap, which holds all of it. As a dependency, it would bring 500 packages
 * that only its build needs.
 */
const decapRelease = 'decap-cms-3.16.3'
const decapFolder = path.resolve('.cache/editor')

/** Downloads Decap at the editor's first use. */
async function installDecap(): Promise<void> {
  const installed = path.join(decapFolder, 'installed')
  if ((await readFile(installed, 'utf8').catch(() => '')) === decapRelease) return
  await rm(decapFolder, { recursive: true, force: true })
  await mkdir(decapFolder, { recursive: true })
  const download = `npm pack decap-cms@3.16.3 --silent && tar -xzf ${decapRelease}.tgz package/dist`
  const { status } = spawnSync(download, {
    cwd: decapFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (status !== 0)
    throw new UserError(
      'L’éditeur n’a pas pu être installé : ce qu’a dit la commande est au-dessus. Vérifiez le réseau, puis recommencez.',
    )
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

/**
 * Patches for what the configuration of Decap cannot change. Variables have the names of its
 * published file.
 */
const patches = [
  // Decap restores unsaved words before it loads the entry, which then overwrites them, so the
  // entry is loaded first. With drafts, the published entry must be awaited as well.
  [
    'a(t,n),e?i(t,this.props.location.search):r(t,n);',
    'Promise.resolve(e?i(t,this.props.location.search):r(t,n)).then(()=>a(t,n));',
  ],
  ['slug:t}}}(e,t)),n(mp(e,t))):n(Mu(', 'slug:t}}}(e,t)),await n(mp(e,t))):n(Mu('],
  // The form is locked during a save, because words typed then would be shown as saved.
  ['Rn(dO,{overFlow:!0,', 'Rn(dO,{inert:t.get("isPersisting"),overFlow:!0,'],
  // After a save, Decap compares the form with the text before it, and would show that text, typed
  // again, as saved. `raw` is the text of the file that the form was made of, also in the copy of
  // unsaved words.
  [
    'e.setIn(["entry","newRecord"],!1),e.set(',
    'e.setIn(["entry","newRecord"],!1),e.set("saved",e.get("entry")),e.set(',
  ],
  [
    'e.set("hasChanged",!1),e.getIn(["entry","slug"])||',
    'e.set("hasChanged",!1),e.setIn(["entry","raw"],window.savedText),e.set("saved",e.get("entry")),e.getIn(["entry","slug"])||',
  ],
  [
    '!o.some(e=>c.equals(e.get(...u)))||!o.some(e=>d.equals(e.get("meta")))',
    '!c.equals(e.getIn(["saved",...u]))||!d.equals(e.getIn(["saved","meta"]))||window.hasPendingPicture()',
  ],
  ['zo.setItem(n,{raw:r,', 'zo.setItem(n,{base:e.get("raw"),raw:r,'],
  ['return{entry:u}}async persist', 'return{entry:{...u,raw:r.base}}}async persist'],
  [
    'const s=await this.invokePreSave',
    'window.backend=this.implementation;const s=await this.invokePreSave',
  ],
  // list-items.ts moves and removes an item by buttons. An open one cannot be dragged.
  [
    'Rn(Ife,{collapsed:g,error:y,children:this.objectLabel(e)})',
    'Rn(Ife,{collapsed:g,error:y,children:this.objectLabel(e)}),window.renderItemButtons({index:t,count:f.length,title:typeof e==="string"?e:this.objectLabel(e),move:e=>this.onSortEnd({oldIndex:t,newIndex:t+e}),remove:v.get("allow_remove",!0)?e=>this.handleRemove(t,e):void 0})',
  ],
  [
    'allowRemove:v.get("allow_remove",!0),allowReorder:v.get("allow_reorder",!0),',
    'allowRemove:!1,allowReorder:g,',
  ],
  // A list of one item says « 1 question » instead of « 1 une question ».
  [
    'd=1===l.size?c.toLowerCase():u.toLowerCase()',
    'd=(1===l.size&&c.replace(/^\\S* /,"")||u).toLowerCase()',
  ],
  // mistakes.ts needs the form to show the field with a mistake.
  [
    'validate=async()=>{this.props.fields.forEach(',
    'validate=async()=>{window.formPane=this,this.props.fields.forEach(',
  ],
  // On this machine the save button saves at once, instead of opening a menu.
  [
    'r||n?this.renderNewEntrySimplePublishControls({canCreate:s})',
    'r||n?Rn(jA,{onClick:this.props.onPersist,children:a(this.props.isPersisting?"editor.editorToolbar.publishing":"editor.editorToolbar.publish")})',
  ],
  // An upload replaces the selected picture, and deselects it.
  [
    's=[...a][0],l=r.get("max_file_size")',
    's=(e=>this.state.selectedFile.name?new File([e],this.state.selectedFile.name):e)([...a][0]),l=r.get("max_file_size")',
  ],
  ['this.setState({isPersisted:!0})', 'this.setState({selectedFile:{}})'],
  [
    'w=e(f?"mediaLibrary.mediaLibraryModal.uploading":"mediaLibrary.mediaLibraryModal.upload")',
    'w=e("mediaLibrary.mediaLibraryModal."+(f?"uploading":h?"replaceSelected":"upload"))',
  ],
  [
    'children:x}):null]})]})]})}gk.propTypes',
    'children:x}):null]})]}),Rn("p",{children:e("mediaLibrary.mediaLibraryModal.howToReplace")})]})}gk.propTypes',
  ],
  // A file also replaces a picture of its name in another format, because the writer converts it.
  // « Photo (été).jpg » would be « photo-ete-.jpg ».
  [
    'u=Bl(e.name.toLowerCase(),o.config.slug),c=',
    'w=Bl(e.name.toLowerCase(),o.config.slug).replace(/-+(?=[.]\\w+$)/,""),h=e=>e.toLowerCase().replace(/[.]\\w+$/,""),f=l.find(e=>h(e.name)===h(w)),u=f?f.name:w,c=',
  ],
  // Decap deletes a picture before it replaces it, and asks for confirmation in English.
  [
    'd=l.find(e=>e.name.toLowerCase()===c),p=sh(o.entryDraft);if(!s&&d){if(!window.confirm(`${d.name} already exists. Do you want to replace it?`))return;await t(yc(d,{privateUpload:n}))}',
    'd=f,p=sh(o.entryDraft);if(!s&&d){if(!window.confirm(`${d.name} existe déjà. La remplacer par votre image, partout où le site la montre?`))return}',
  ],
  [
    'i=await a.persistMedia(o.config,r)}',
    'i=await a.persistMedia(o.config,r),d&&t(Ec(d)),t(Mu({message:{key:d?"ui.toast.pictureReplaced":"ui.toast.pictureAdded",file:c},type:"success",dismissAfter:!1}))}',
  ],
  // Decap shows this message in English, for eight seconds.
  [
    't(Mu({message:`Failed to persist media: ${e}`,type:"error",dismissAfter:8e3}))',
    't(Mu({message:e.message,type:"error",dismissAfter:!1}))',
  ],
  ['Failed to delete media: ', ''],
  // The message at an address without a form has a link back.
  [
    'children:Rn("h3",{children:e.get("error")})',
    'children:Rn("h3",{children:Rn("a",{href:"#/",children:e.get("error")})})',
  ],
] as const

export function patchDecap(code: string): string {
  for (const [original] of patches)
    if (!code.includes(original)) throw new Error(`${decapRelease} does not have ${original}`)
  return patches.reduce((text, [original, patch]) => text.replaceAll(original, patch), code)
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
