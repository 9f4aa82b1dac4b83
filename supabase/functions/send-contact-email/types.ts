import type { ContactMessage } from '../_shared/contact-message.ts'

/** One sentence for the terminal or the function's log. Never a value that a visitor typed, nor an address. */
export type Log = (sentence: string) => void

export interface NewRequest {
  /** The same for the same five values, in every instance: see numbering.ts. */
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  /** The same for the same five values. */
  readonly contentHash: string
  /** The same for the same five values from the same draft; null when the request says no number of its own. */
  readonly resendHash: string | null
  /** A salted hash of where it came from; null when that is not known, and then only the hourly limit counts. */
  readonly addressHash: string | null
  readonly looksAutomated: boolean
  /** Tried before: that try may have left an e-mail alone, so that this one goes with no digest, whose number is another. */
  readonly isAgain: boolean
}

/** Stored is to be e-mailed at once, by whoever asked, under this number; held is safe, and waits. */
export type Acceptance =
  { outcome: 'stored' | 'held'; id: string } | { outcome: 'duplicate' } | { outcome: 'limited'; retryAfterSeconds: number }

/** More from one address, or in an hour in all, than is e-mailed at once; or links, as robots send them. */
export type HeldBecause = 'address' | 'hour' | 'links'

export interface StoredRequest {
  readonly id: string
  readonly receivedAt: Date
  readonly message: ContactMessage
  readonly heldBecause: HeldBecause | null
}

/** One e-mail: of a request, under the request's own number, or of several that were held, under a number of theirs. */
export interface DueMail {
  readonly id: string
  readonly attempts: number
  readonly requests: readonly [StoredRequest, ...StoredRequest[]]
}

export interface RequestStore {
  /**
   * Resolves after the commit, never before. May be called again with the same request when the first answer was lost. The number is the
   * request's own, unless an e-mail of the same words has it.
   */
  accept(request: NewRequest): Promise<Acceptance>
  /** False when there is no such row: a message that the e-mail alone carried. */
  markSent(mailId: string): Promise<boolean>
  markFailed(mailId: string, reason: string, waitSeconds: number): Promise<void>
  /** No e-mail of this number has left: held, it may go with a digest. */
  letJoin(id: string): Promise<void>
  /** One of each of these may have left: held, they go with no digest. Gives those that there are. */
  keepApart(ids: readonly string[]): Promise<string[]>
  /** Each e-mail that is due, to one caller only, who has two minutes for it. */
  claimDue(most: number): Promise<DueMail[]>
  /** Messages that no e-mail has carried yet. */
  countWaiting(): Promise<number>
  eraseExpired(): Promise<number>
}

export interface Mail {
  /** Sending the same one twice must deliver one e-mail, where the carrier can see to it. */
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

/** How many messages are e-mailed at once. What comes over them is held for a digest. Null: no limit. */
export interface RateLimits {
  /** In ten minutes, from one address. */
  readonly perAddress: number | null
  /** From everywhere together. */
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
  /** How long a carrier that stumbled is left alone, the more the oftener it did. */
  readonly mailPause: number
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
