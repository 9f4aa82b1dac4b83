// npm run dev, and npm run edit with the form that edits the texts: Next's development server with hot reload, and the contact function on the same origin,
// as on the finished site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, watch } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { environmentWith, host, port } from './environment.mjs'
import { openContact } from './local/node-http'
import { makePictures } from './pictures'
import { loopback, ownOrigins, untilStopped } from './server'
// A mistake in .env stops here, with its sentence.
import '../env.mjs'

/** Its module says when content was last saved, and Next watches it (« imports » of package.json). */
async function tellNext() {
  await mkdir('.cache', { recursive: true })
  await writeFile('.cache/changed.mjs', `globalThis.contentSavedAt = ${String(Date.now())}\n`)
}

await tellNext()
await makePictures(console.log)
// Only now: it reads the content, which wants the pictures.
const { makeScripts } = await import('./browser-bundle')
const makeStart = () => makeScripts({ isDevelopment: true, isExport: false })
await makeStart()

/** The form that edits content/, and the program that writes its files, on this machine alone. */
async function openEditor() {
  const { makeEditor, bundleEditor, startWriter } = await import('./editor/make-editor')
  const folder = '.cache/editor/page'
  const writer = await startWriter(`http://localhost:${String(port)}`)
  await makeEditor(folder, { backend: { name: 'proxy', proxy_url: writer.address, branch: 'main' } })
  console.log(`The editor: http://localhost:${String(port)}/gestion/`)
  return { serve: sirv(folder, { dev: true }), refresh: () => bundleEditor(folder), close: writer.close }
}

const editor = process.argv.includes('edit') ? await openEditor() : undefined
const contact = openContact('.data', ownOrigins(host, port))
const server = createServer((incoming, outgoing) => {
  if (contact.takes(incoming, outgoing)) return
  const refuse = () => {
    outgoing.writeHead(404).end()
  }
  const { url = '' } = incoming
  incoming.url = url.replace(/^\/gestion\/?/, '/')
  if (editor && url.startsWith('/gestion')) editor.serve(incoming, outgoing, refuse)
  else refuse()
})
await once(server.listen(0, loopback), 'listening')

const args = ['node_modules/next/dist/bin/next', 'dev', '--hostname', host, '--port', String(port)]
// next.config.mjs rewrites the function's address to this one.
const address = `http://${loopback}:${String((server.address() as AddressInfo).port)}`
const env = environmentWith({ NEXT_TELEMETRY_DISABLED: '1', LOCAL_FUNCTION: address })
const next = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
next.once('exit', (code) => process.exit(code ?? 1))

/** What is saved together is taken together, one change after another. Watched as one tree, Node on Linux loses a file that Git replaced. */
function onChange(folder: string, change: (folder: string) => Promise<unknown>) {
  let waiting: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const each of [folder, ...inside.map(({ parentPath, name }) => path.join(parentPath, name))])
    watch(each, () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        last = last.then(async () => void (await change(each))).catch(console.error)
      }, 50)
    })
}
onChange('content', async (folder) => {
  if (folder.includes('images')) await makePictures(console.log)
  await Promise.all([tellNext(), editor?.refresh()])
})
for (const folder of ['components/start', 'components/islands']) onChange(folder, makeStart)

untilStopped(async () => {
  next.removeAllListeners('exit')
  next.kill()
  editor?.close()
  await contact.close()
})
