// Puts the contact function on the same origin as the pages, for npm start and npm run dev alike. On a host, it lives elsewhere.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadEnvironment } from '../environment.mjs'
import { createLocalFunction } from './contact-function.ts'
import { answerWith } from './node-http.ts'

/** The forms' address, and the schedule's: /retry takes up the e-mails that wait. */
const functionPath = /^\/functions\/v1\/send-contact-email(\/retry)?\/?$/

export type FunctionAdapter = {
  /** True when the request was the function's, and is being answered. */
  takes: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  ready: Promise<void>
  close: () => Promise<void>
}

export function createFunctionAdapter(dataDir: string, ownOrigins: readonly string[], log: (line: string) => void): FunctionAdapter {
  const { handle, ready, close } = createLocalFunction({ dataDir, env: loadEnvironment(), ownOrigins, log })
  return {
    takes(incoming, outgoing) {
      if (!functionPath.test(incoming.url?.split('?')[0] ?? '')) return false
      void answerWith(handle, incoming, outgoing)
      return true
    },
    ready,
    close,
  }
}
