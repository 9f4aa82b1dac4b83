import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { environmentWith } from './environment.mjs'
import { createFunctionAdapter } from './local/function-adapter'
import { loopback, ownOrigins } from './local/own-origins'
import { makePictures } from './pictures'
import { tool } from './run.mjs'
import { untilStopped } from './serve'

/** Its module says when content was last saved, and Next watches it (« imports » of package.json). */
const changed = '.cache/changed.mjs'
/** Bundled by esbuild: the next load of a page has what has changed. */
const bundled = ['components/start', 'components/islands']

const tell = (error: unknown) => {
  console.error(error)
}

async function makeScripts() {
  // Not before the pictures are made: both read the content, which wants them.
  const { makeScripts: make } = await import('./browser-bundle')
  await make({ isDevelopment: true, isExport: false })
}

const tellNext = () => writeFile(changed, `globalThis.contentSavedAt = ${String(Date.now())}\n`)

async function makeReady() {
  await tellNext()
  await makePictures(console.log)
  await makeScripts()
}

/** The form that edits content/, and the program that writes its files, on this machine alone. */
async function openEditor(port: number) {
  const { makeEditor, bundleEditor, startWriter } = await import('./editor/make-editor')
  const folder = '.cache/editor/page'
  const writer = await startWriter(`http://localhost:${String(port)}`)
  await makeEditor(folder, { backend: { name: 'proxy', proxy_url: writer.address, branch: 'main' } })
  console.log(`The editor: http://localhost:${String(port)}/gestion/`)
  return { serve: sirv(folder, { dev: true }), refresh: () => bundleEditor(folder), close: writer.close }
}

export async function develop(port: number, host: string, isEditing: boolean): Promise<void> {
  await makeReady()
  const editor = isEditing ? await openEditor(port) : undefined
  const contact = createFunctionAdapter('.data', ownOrigins(host, port), console.log)
  const server = createServer((incoming, outgoing) => {
    if (contact.takes(incoming, outgoing)) return
    const refuse = () => {
      outgoing.writeHead(404).end()
    }
    const { url = '' } = incoming
    if (!editor || !url.startsWith('/gestion')) {
      refuse()
      return
    }
    incoming.url = url.replace(/^\/gestion\/?/, '/')
    editor.serve(incoming, outgoing, refuse)
  })
  await once(server.listen(0, loopback), 'listening')
  const { port: functionPort } = server.address() as AddressInfo

  const [command, args] = tool('next/dist/bin/next', 'dev', '--hostname', host, '--port', String(port))
  // next.config.mjs rewrites the function's address to this one.
  const env = environmentWith({ NEXT_TELEMETRY_DISABLED: '1', LOCAL_FUNCTION: `http://${loopback}:${String(functionPort)}` })
  let isRestarting = false
  const startNext = (): ChildProcess => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('exit', (code) => {
      if (!isRestarting) process.exit(code ?? 1)
    })
    return child
  }
  let next = startNext()
  const stopNext = async () => {
    isRestarting = true
    const ended = once(next, 'exit')
    next.kill('SIGTERM')
    await ended
  }
  const restart = async () => {
    if (isRestarting) return
    console.log('A picture has changed: starting again…')
    await stopNext()
    await makeReady()
    isRestarting = false
    next = startNext()
  }

  // Next does not see either change: of a text it is told, once the files that came together are all there, and for a picture it is started again.
  let waiting: NodeJS.Timeout | undefined
  watch('content', { recursive: true }, (_event, file) => {
    if (file?.startsWith('images') === true) void restart().catch(tell)
    if (!/\.(yml|md)$/.test(file ?? '')) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void Promise.all([tellNext(), editor?.refresh()]).catch(tell), 50)
  })
  for (const directory of bundled) watch(directory, { recursive: true }, () => void makeScripts().catch(tell))
  untilStopped(async () => {
    await stopNext()
    await contact.close()
    editor?.close()
  })
}
