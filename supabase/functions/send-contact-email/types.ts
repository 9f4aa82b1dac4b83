import type { ContactMessage } from '../_shared/contact-message.ts'

/** One sentence for the terminal or the function's log. Never a value that a visitor typed, nor an address. */
export type Log = (sentence: string) => void

export interface NewRequest {
  /** The same for the same five values on the same day, in every instance: see numbering.ts. */
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  /** The same for the same five values. */
  readonly contentHash: string
  /** A salted hash of where it came from; null when that is not known, and then only the hourly limit counts. */
  readonly addressHash: string | null
  /** Until then the e-mail is this request's own business; afterwards a retry may take it. */
  readonly firstAttemptUntil: Date
}

export type Acceptance = { outcome: 'stored'; id: string } | { outcome: 'duplicate' } | { outcome: 'limited'; retryAfterSeconds: number }

export interface DueRequest {
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  readonly attempts: number
}

export interface RequestStore {
  /**
   * Resolves after the commit, never before. May be called again with the same request when the first answer was lost. The row's id is the
   * request's own, unless the same words came earlier in the day and hold it.
   */
  accept(request: NewRequest): Promise<Acceptance>
  /** False when there is no such row: a message that the e-mail alone carried. */
  markSent(id: string, at: Date): Promise<boolean>
  markFailed(id: string, reason: string, nextAttemptAt: Date): Promise<void>
  claimDue(now: Date, leaseUntil: Date, most: number): Promise<DueRequest[]>
  countWaiting(): Promise<number>
  eraseExpired(now: Date): Promise<number>
}

export interface Mail {
  /** The row's id: sending the same one twice must deliver one e-mail, where the carrier can see to it. */
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

export interface RateLimits {
  /** In ten minutes, for one address. Null: no limit. */
  readonly perAddress: number | null
  /** From everywhere together. Null: no limit. */
  readonly perHour: number | null
}

/** In milliseconds. */
export interface Deadlines {
  /** From the first byte to the answer, whatever happens. */
  readonly answer: number
  readonly body: number
  readonly store: number
  readonly mail: number
  /** How long the answer waits for the e-mail of a message that is already stored. */
  readonly mailPatience: number
  /** How long an accepted e-mail waits for its row to say so. */
  readonly mark: number
}

export interface Config {
  readonly publicKeys: readonly string[]
  readonly allowedOrigins: readonly string[]
  readonly retrySecret: string | undefined
  readonly addressSalt: string
  readonly mail: { readonly to: string; readonly from: string }
  readonly limits: RateLimits
  /** The browser gives up after 15 s. Each step has its own deadline, and the answer has one over them all. */
  readonly deadlines: Deadlines
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
