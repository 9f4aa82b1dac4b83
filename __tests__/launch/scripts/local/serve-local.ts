// The local function in a process of its own, for the tests that kill it. Options as JSON in the first argument. Prints « port N », then
// what the function logs; closes properly on SIGTERM.
import { createServer } from 'node:http'

import { answerWith } from '../../../../scripts/local/node-http.ts'
import { createLocalFunction } from '../../../../scripts/local/contact-function.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const options = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string; env?: Record<string, string> }
const local = createLocalFunction({
  dataDir: options.dataDir,
  env: { LIMIT_PER_ADDRESS: 'aucune', LIMIT_PER_HOUR: 'aucune', ...options.env },
  log: say,
})
const server = createServer((incoming, outgoing) => void answerWith(local.handle, incoming, outgoing))
await local.ready
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  say(`port ${typeof address === 'object' && address ? address.port : 0}`)
})
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void local.close().then(() => process.exit())
})
