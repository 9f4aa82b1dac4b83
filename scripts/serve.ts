import { createFunctionAdapter } from './local/function-adapter'
import { startServer } from './server'

export type ServeOptions = { port: number; basePath: string; dataDir: string }

/** Serves out/ with the contact function until someone stops it, and says where. */
export async function serve({ port, basePath, dataDir }: ServeOptions): Promise<void> {
  const openContact = () => createFunctionAdapter(dataDir, console.log)
  const server = await startServer({ dir: 'out', port, basePath, openContact })
  console.log(`Ready: http://localhost:${String(server.port)}${basePath}/ (Ctrl+C stops it)`)
  untilStopped(() => server.close())
}

/** Lets what is under way finish when the terminal asks to stop; a second Ctrl+C means now. */
export function untilStopped(close: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void close().finally(() => process.exit())
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
