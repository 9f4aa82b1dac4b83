import { createServer, request as forward, type IncomingMessage } from 'node:http'
import { watch } from 'node:fs'
import { connect } from 'node:net'
import { createFunctionAdapter } from './local/function-adapter'
import { startNext } from './next-dev'
import { makePictures } from './pictures'
import { ownOrigins } from './local/own-origins'
import { takenPort } from './port.mjs'
import { sayWhere, untilStopped } from './serve'

/** Read with the file system, so Next does not see them change: it is started again, and the open pages load themselves again. */
const unwatched = ['content/articles', 'content/images/masters']

/** A proxy and not a rewrite: an exported site may have none (`output: 'export'`), not even in development. */
export async function develop(port: number, host: string, basePath: string): Promise<void> {
  // Not before the pictures are made: both read the content, which wants them.
  const bundle = async () => {
    const { makeScripts } = await import('./browser-bundle')
    await makeScripts({ isDevelopment: true, isExport: false })
  }
  const makeReady = async () => {
    await makePictures((line) => {
      console.log(`${line}.`)
    })
    await bundle()
  }
  await makeReady()
  const origins = ownOrigins(host, port)
  const contact = createFunctionAdapter('.data', origins, console.log)
  let next = await startNext()

  const targetOf = (incoming: IncomingMessage) => ({ port: next.port, host: '127.0.0.1', path: incoming.url, method: incoming.method })
  const server = createServer((incoming, outgoing) => {
    if (contact.takes(incoming, outgoing)) return
    const onward = forward({ ...targetOf(incoming), headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      // Between two starts: the browser comes back by itself.
      else outgoing.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' }).end('Restarting…\n')
    })
    incoming.pipe(onward)
  })
  // Hot reload speaks over a WebSocket: the two sockets are joined as they are.
  server.on('upgrade', (incoming, socket, head) => {
    const lines = [`${incoming.method ?? 'GET'} ${incoming.url ?? '/'} HTTP/1.1`]
    for (let index = 0; index < incoming.rawHeaders.length; index += 2)
      lines.push(`${String(incoming.rawHeaders[index])}: ${String(incoming.rawHeaders[index + 1])}`)
    const onward = connect(next.port, '127.0.0.1', () => {
      onward.write(`${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? takenPort(port).message : error)
    process.exit(1)
  })
  server.listen(port, host, () => {
    sayWhere(origins, basePath)
  })

  let soon: NodeJS.Timeout | undefined
  const restart = async () => {
    console.log('An article or a picture has changed: starting again…')
    await next.stop()
    await makeReady()
    next = await startNext()
  }
  for (const directory of unwatched)
    watch(directory, () => {
      clearTimeout(soon)
      soon = setTimeout(() => {
        restart().catch((error: unknown) => {
          console.error(error)
        })
      }, 300)
    })
  // What Next does not know of: the next load of a page has it.
  for (const directory of ['components/start', 'components/islands'])
    watch(directory, { recursive: true }, () => {
      bundle().catch((error: unknown) => {
        console.error(error)
      })
    })
  untilStopped(async () => {
    await next.stop()
    await contact.close()
  })
}
