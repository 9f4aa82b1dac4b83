// npm run dev, and npm run edit with the form that edits the texts: Next's development server with hot reload, and the contact function on the same origin,
// as on the finished site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sirv from 'sirv'
import { environmentWith, host, port } from './lib/environment.mjs'
import { openContact } from './dev/node-http'
import { preparePictures } from './build/pictures'
import { loopback, ownOrigins, untilStopped } from './dev/static-server'
// A mistake in .env stops here, with its sentence.
import '../env.mjs'

const isEdit = process.argv.includes('edit')
const origins = ownOrigins(host, port)
const [origin = ''] = origins

/** What is said to an author: where the start is. The rest is for who writes code. */
const report = (line: string) => {
  if (isEdit) console.log(line)
}

/** Its module says when content was last saved, and Next watches it (« imports » of package.json): the same time twice changes nothing. */
async function tellNext() {
  const names = ['', ...(await readdir('content', { recursive: true }))]
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join('content', name))).mtimeMs),
  )
  await mkdir('.cache', { recursive: true })
  await writeFile(
    '.cache/changed.mjs',
    `globalThis.contentSavedAt = ${String(Math.max(...times))}\n`,
  )
}

await tellNext()
report('1 de 3 : les images du site sont repérées…')
let makePicture = await preparePictures()
// Only now: it reads the content, which wants the pictures.
const { makeScripts } = await import('./build/browser-bundle')
const makeStart = () => makeScripts({ isDevelopment: true, isExport: false })
await makeStart()

async function takeInContent() {
  makePicture = await preparePictures()
  await tellNext()
}

/** The form that edits content/, and what writes its files, on this machine alone. */
async function openEditor() {
  report('2 de 3 : le formulaire se prépare (16 Mo à télécharger, la première fois)…')
  const { makeEditor, bundleEditor } = await import('./editor/make-editor')
  const { createWriter } = await import('./editor/writer')
  const folder = '.cache/editor/page'
  await makeEditor(folder, {
    backend: { name: 'proxy', proxy_url: '/gestion/api', branch: 'main' },
  })
  return {
    serve: sirv(folder, { dev: true }),
    refresh: () => bundleEditor(folder),
    write: createWriter(origins, takeInContent),
  }
}

const editor = isEdit ? await openEditor() : undefined
const publicFiles = sirv('public', { dev: true })
/** Opened by the first message: opening its database stops every other answer for half a minute on a slow machine. */
let contact: ReturnType<typeof openContact> | undefined

async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const refuse = () => {
    outgoing.writeHead(404).end()
  }
  const { pathname } = new URL(incoming.url ?? '/', origin)
  const [, folder = '', rest = ''] = /^\/(functions|gestion|images)\/?(.*)$/.exec(pathname) ?? []

  if (folder === 'images') {
    await makePicture(rest)
    publicFiles(incoming, outgoing, refuse)
  } else if (folder === 'functions') {
    contact ??= openContact('.data', origins)
    if (!contact.takes(incoming, outgoing)) refuse()
  } else if (folder === 'gestion' && editor) {
    incoming.url = `/${rest}`
    if (rest === 'api') await editor.write(incoming, outgoing)
    else editor.serve(incoming, outgoing, refuse)
  } else refuse()
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error)
    outgoing.writeHead(500).end()
  })
})
await once(server.listen(0, loopback), 'listening')

// Without this switch, a page that was never opened is first answered from the modules that older pages have read.
const args = [
  'node_modules/next/dist/bin/next',
  'dev',
  '--no-server-fast-refresh',
  '--hostname',
  host,
  '--port',
  String(port),
]
// next.config.mjs rewrites the function's address to this one.
const address = `http://${loopback}:${String((server.address() as AddressInfo).port)}`
const env = environmentWith({ NEXT_TELEMETRY_DISABLED: '1', LOCAL_FUNCTION: address })
const next = spawn(process.execPath, args, {
  stdio: ['ignore', isEdit ? 'ignore' : 'inherit', 'inherit'],
  env,
})
next.once('exit', (code) => process.exit(code ?? 1))

/** What is saved together is taken together, one change after another. Watched as one tree, Node on Linux loses a file that Git replaced. */
function onChange(folder: string, change: () => Promise<unknown>) {
  let waiting: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  for (const each of [folder, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))])
    watch(each, () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        last = last.then(async () => void (await change())).catch(console.error)
      }, 50)
    })
}
onChange('content', async () => {
  await takeInContent()
  await editor?.refresh()
})
for (const folder of ['components', 'lib']) onChange(folder, makeStart)

/** The first answers are the longest: the address is given once they are there. */
async function announce() {
  report('3 de 3 : la première page se prépare (jusqu’à une minute sur un appareil lent)…')
  for (const page of ['/gestion/', '/']) {
    let isAnswered = false
    while (!isAnswered) {
      isAnswered = await fetch(origin + page).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isAnswered) await wait(200)
    }
  }
  report(`C’est prêt. Ouvrez ${origin}/gestion/ dans votre navigateur. Pour arrêter : Ctrl+C, ici.`)
}
if (isEdit) void announce()

untilStopped(async () => {
  next.removeAllListeners('exit')
  next.kill()
  await contact?.close()
})
