// npm run dev, and npm run edit with the form that edits the texts: Next's development server,
// which passes the addresses of the functions and of the editor on to a server of ours.
import { spawn } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sirv from 'sirv'
// This import stops at a mistake in .env, with its message.
import '@/env.mjs'
import { makePictures } from './build/pictures'
import { copyRemotePictures } from './build/remote-pictures'
import { openFunctions } from './local-server/node-http'
import {
  listen,
  loopback,
  listOwnOrigins,
  refuseTakenPort,
  closeWhenStopped,
} from './local-server/static-server'
import { runOneAtATime } from './dev/one-at-a-time'
import { watchFolder } from './dev/watch-folder'
import { buildEnvironment, host, port } from './support/environment.mjs'

const isEdit = process.argv.includes('edit')
const origins = listOwnOrigins(host, port)
const [origin = ''] = origins

/** Tells an author how far the start is; a developer reads Next's own output. */
const tellAuthor = (line: string) => {
  if (isEdit) console.log(line)
}

/**
 * Writes the time of the last change of content/ into the module that content/load imports
 * (#changed in package.json), so that Next reads the content again. Each save asks for it twice,
 * and two runs at once would remove each other's unfinished pictures.
 */
const readContentAgain = runOneAtATime(async () => {
  await copyRemotePictures(console.log)
  await makePictures(isEdit ? () => undefined : console.log)
  const names = ['', ...(await readdir('content', { recursive: true }))]
  const stats = await Promise.all(names.map((name) => stat(path.join('content', name))))
  const lastChange = Math.max(...stats.map(({ mtimeMs }) => mtimeMs))
  await mkdir('.cache', { recursive: true })
  await writeFile('.cache/changed.mjs', `globalThis.contentSavedAt = ${String(lastChange)}\n`)
})

/** The form that edits content/, and what writes its files, on this machine alone. */
async function openEditor() {
  tellAuthor('2 de 3 : le formulaire se prépare (16 Mo à télécharger, la première fois)…')
  const { makeEditor, bundleEditor } = await import('./editor/make-editor')
  const { createWriter } = await import('./editor/writer')
  const folder = '.cache/editor/page'
  await makeEditor(folder, {
    backend: { name: 'proxy', proxy_url: '/gestion/api', branch: 'main' },
  })
  return {
    serve: sirv(folder, { dev: true }),
    refresh: () => bundleEditor(folder),
    write: createWriter(origins, readContentAgain),
  }
}

/** Answers requests under /functions and /gestion, which next.config.mjs forwards. */
async function startOwnServer(editor: Awaited<ReturnType<typeof openEditor>> | undefined) {
  // The functions are opened by the first message, because opening their database blocks other
  // answers for a while.
  let functions: ReturnType<typeof openFunctions> | undefined

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const sendNotFound = () => {
      response.writeHead(404).end()
    }
    if (pathname.startsWith('/functions/')) {
      functions ??= openFunctions('.data', origins)
      if (!functions.tryHandle(request, response)) sendNotFound()
    } else if (pathname === '/gestion/api') void editor?.write(request, response)
    else {
      request.url = pathname.replace(/^\/gestion\/?/, '/')
      editor?.serve(request, response, sendNotFound)
    }
  })
  const ownPort = await listen(server, 0, loopback)
  return { address: `http://${loopback}:${String(ownPort)}`, close: async () => functions?.close() }
}

function startNext(address: string) {
  // Without --no-server-fast-refresh, a page opened for the first time gets modules that older
  // pages have read.
  const command = ['node_modules/next/dist/bin/next', 'dev', '--no-server-fast-refresh']
  const next = spawn(process.execPath, [...command, '--hostname', host, '--port', String(port)], {
    stdio: ['ignore', isEdit ? 'ignore' : 'inherit', 'inherit'],
    env: buildEnvironment({ NEXT_TELEMETRY_DISABLED: '1', LOCAL_FUNCTION: address }),
  })
  next.once('exit', (code) => process.exit(code ?? 1))
  return next
}

const isAnswered = (page: string) =>
  fetch(origin + page).then(
    ({ ok }) => ok,
    () => false,
  )

/** Prints the address once the first answers, which take longest, are ready. */
async function announceEditor() {
  tellAuthor('3 de 3 : la première page se prépare (jusqu’à une minute sur un appareil lent)…')
  for (const page of ['/gestion/', '/']) while (!(await isAnswered(page))) await wait(200)
  tellAuthor(
    `C’est prêt. Ouvrez ${origin}/gestion/ dans votre navigateur. Pour arrêter : Ctrl+C, ici.`,
  )
}

await refuseTakenPort(
  port,
  host,
  isEdit
    ? `Le port ${String(port)} est déjà pris par un autre programme. ` +
        'Arrêtez-le, ou choisissez un autre port : PORT=3001 npm run edit'
    : undefined,
)
tellAuthor('1 de 3 : les images du site se préparent (jusqu’à une minute la première fois)…')
await readContentAgain()
// This module is imported late, because it reads the content, which needs the pictures.
const { makeBrowserFiles } = await import('./build/browser-files')
const makeDevelopmentFiles = () => makeBrowserFiles({ isDevelopment: true, isExport: false })
await makeDevelopmentFiles()
const editor = isEdit ? await openEditor() : undefined
const { address, close } = await startOwnServer(editor)
const next = startNext(address)

watchFolder('content', async () => {
  await readContentAgain()
  await editor?.refresh()
})
for (const folder of ['app', 'components', 'lib', 'styles', 'supabase/functions'])
  watchFolder(folder, makeDevelopmentFiles)
if (isEdit) void announceEditor()

closeWhenStopped(async () => {
  next.removeAllListeners('exit')
  next.kill()
  await close()
})
