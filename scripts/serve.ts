import { startServer, type ServerOptions } from './server'

/** Serves out/ until someone stops it, and says where. */
export async function serve(options: Partial<ServerOptions>): Promise<void> {
  const server = await startServer({ dir: 'out', ...options })
  console.log(`Ready: http://localhost:${String(server.port)}${options.basePath ?? ''}/  (Ctrl+C stops it)`)
  let isStopping = false
  const stop = () => {
    // A second Ctrl+C means now.
    if (isStopping) process.exit(1)
    isStopping = true
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}
