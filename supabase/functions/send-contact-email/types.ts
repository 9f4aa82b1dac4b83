import type { ContactMessage } from '../_shared/contact-message.ts'

/** One sentence for the terminal or the function's log. Never a value that a visitor typed, nor an address. */
export type Log = (sentence: string) => void

export interface NewRequest {
  /** The same whenever the same message comes with the same idempotency key: the row's number, and the e-mail's for its carrier. */
  readonly id: string
  readonly message: ContactMessage
  readonly looksAutomated: boolean
  /** Salted hashes of where it came from; null when that is not known, and then only the whole hour counts. */
  readonly addressHash: string | null
  readonly networkHash: string | null
}

/** Many from one place, many in one hour, or links as robots send them. */
export type Suspicion = 'address' | 'hour' | 'links'

export interface StoredRequest {
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  readonly suspect: Suspicion | null
}

export type Acceptance =
  | { readonly outcome: 'stored'; readonly receivedAt: Date; readonly suspect: Suspicion | null }
  | { readonly outcome: 'duplicate' | 'refused' }

export interface RequestStore {
  /** Resolves after the commit, never before. */
  accept(request: NewRequest): Promise<Acceptance>
  markSent(id: string): Promise<void>
  markFailed(id: string, reason: string, waitSeconds: number): Promise<void>
  /** Each e-mail that is due, to one caller only, who has two minutes for it. */
  claimDue(most: number): Promise<(StoredRequest & { readonly attempts: number })[]>
  countWaiting(): Promise<number>
  eraseExpired(): Promise<number>
}

export interface Mail {
  /** The carrier's idempotency key. */
  readonly id: string
  readonly receivedAt: Date
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Resolves once the carrier has accepted the e-mail. */
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

/** How many messages in an hour are e-mailed without a mark. Five times as many are stored, then refused. Null: no limit. */
export interface RateLimits {
  /** From one address, or from the network around it. */
  readonly perAddress: number | null
  /** From everywhere together. */
  readonly perHour: number | null
}

export interface Config {
  readonly publicKeys: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly retrySecret: string | undefined
  readonly addressSalt: string
  readonly mail: { readonly to: string; readonly from: string }
  readonly limits: RateLimits
  /** In milliseconds. The browser gives up after 15 s: each step has its own deadline, and the whole answer has one. */
  readonly deadlines: Readonly<Record<'answer' | 'body' | 'store' | 'mail' | 'mailPatience' | 'mark', number>>
}

export interface Dependencies {
  readonly store: RequestStore
  readonly mailer: Mailer
  readonly config: Config
  readonly now: () => Date
  readonly log: Log
}

export interface RequestContext {
  /** Where the request comes from, as the runtime knows it; empty when it does not. */
  readonly clientAddress: string
  /** Keeps the instance alive for an e-mail that outlasts the answer. */
  readonly waitUntil?: (work: Promise<unknown>) => void
}

export type Handler = (request: Request, context: RequestContext) => Promise<Response>
