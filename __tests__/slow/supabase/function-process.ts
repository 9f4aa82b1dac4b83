// Runs the local function and its database in a process of their own, which ends where a request
// says: before or after its row is committed or its e-mail is recorded, or some milliseconds after
// its arrival. Its first arguments are its folder and the address of the mail API.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalFunctions } from '../../../scripts/local-server/contact-function.ts'
import { openEmbeddedDatabase } from '../../../scripts/local-server/embedded-database.ts'
import { handleNodeRequest } from '../../../scripts/local-server/node-http.ts'

const [dataDir = '', mailApi = ''] = process.argv.slice(2)

const die = () => process.kill(process.pid, 'SIGKILL')

let moment = ''
const reach = (name: string) => {
  if (name === moment) die()
}

function stepOf(statement: string): string {
  if (statement.includes('insert into')) return 'commit'
  return statement.includes('set sent_at') ? 'note' : ''
}

const { handle, ready } = createLocalFunctions({
  dataDir,
  env: {
    MAIL_API_URL: mailApi,
    MAIL_API_KEY: 're_test',
    LIMIT_PER_ADDRESS: '100000',
    LIMIT_PER_HOUR: '100000',
  },
  log: () => undefined,
  openDatabase: async (directory) => {
    const database = await openEmbeddedDatabase(directory)
    return {
      ...database,
      async query(statement, values) {
        const step = stepOf(statement)
        reach(`before ${step}`)
        const rows = await database.query(statement, values)
        reach(`after ${step}`)
        return rows
      },
    }
  },
})
await ready
const server = createServer((incoming, outgoing) => {
  const momentOfDeath = incoming.headers['x-die']
  if (/^\d+$/.test(String(momentOfDeath))) setTimeout(die, Number(momentOfDeath))
  else if (momentOfDeath !== undefined) moment = String(momentOfDeath)
  void handleNodeRequest(handle, incoming, outgoing)
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`),
)
// The process ends with the test.
process.stdin.resume().on('end', () => process.exit())
