// Puts the contact function on the same origin as the pages, for npm start and npm run dev alike. On a host, it lives elsewhere.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadEnvironment } from './environment.mjs'
import { answerWith, createLocalFunction } from './missing-function'

const functionPath = '/functions/v1/send-contact-email'

export type FunctionAdapter = {
  /** True when the request was the function's, and is being answered. */
  takes: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  close: () => Promise<void>
}

export function createFunctionAdapter(dataDir: string, log: (line: string) => void): FunctionAdapter {
  const local = createLocalFunction({ dataDir, env: loadEnvironment(), log })
  return {
    takes(incoming, outgoing) {
      if (incoming.url?.split('?')[0] !== functionPath) return false
      answerWith((request, address) => local.handle(request, address), incoming, outgoing).catch((error: unknown) => {
        log(`The contact function failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
        outgoing.destroy()
      })
      return true
    },
    close: () => local.close(),
  }
}
