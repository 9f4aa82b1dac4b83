import { createFunctionAdapter } from './local/function-adapter'
import { loopback } from './local/own-origins'
import { startServer } from './server'

export type ServeOptions = { dir?: string; port: number; host: string; basePath: string; dataDir: string }

/** Serves an export with the contact function until someone stops it, and says where. */
export async function serve({ dir = 'out', port, host, basePath, dataDir }: ServeOptions): Promise<void> {
  const openContact = (origins: readonly string[]) => createFunctionAdapter(dataDir, origins, console.log)
  const server = await startServer({ dir, port, host, basePath, openContact })
  sayWhere(server.origins, basePath)
  untilStopped(() => server.close())
}

/** One address for this machine, and those for its network when that was let in. */
function sayWhere([here = '', ...others]: readonly string[], basePath: string): void {
  console.log(`Ready: ${here}${basePath}/ (Ctrl+C stops it)`)
  for (const origin of others.filter((each) => !each.includes(loopback))) console.log(`From your network: ${origin}${basePath}/`)
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
