// What a visitor does: sends, and reads the answer or leaves before it comes; after an error often tries again, after « Merci » sometimes sends the same
// words once more. What the form does around the sender (three clicks, words that stay, a draft found again) is proved in __tests__/islands.
import { sendRequest } from '../../components/islands/request/send-request'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { createIdempotencyKey } from '../../supabase/functions/_shared/idempotency-key'
import { realDelay, speed } from './clock'
import type { Dice, Fault } from './plan'

export type Sent = {
  key: string
  request: number
  fault: Fault
  /** Left: the page was, before the answer came. */
  seen: 'success' | 'error' | 'left'
  /** The function had answered 200 for these words by the time the visitor knew. */
  isAcknowledged: boolean
}

type Run = {
  dice: Dice
  functionKey: string
  /** A number for new words. */
  newKey: () => string
  /** What goes wrong this time; nothing once enough requests have left. */
  next: (key: string) => { request: number; fault: Fault } | undefined
  isAcknowledged: (key: string) => boolean
  /** Resolves when the function's process is there. */
  up: () => Promise<void>
}

/** Nobody tries again at once. */
const thought = 1_200 / speed

/** More than families usually send: the function marks such a message. */
const links = ' Nous avons vu https://un.exemple.ca, https://deux.exemple.ca et https://trois.exemple.ca.'

const wordsOf = (key: string): ContactMessage => ({
  seekingFor: Number(key) % 2 === 0 ? 'proche' : 'vous',
  name: `Marie-Ève Tremblay ${key}`,
  phone: `418 555-${key.slice(-4).padStart(4, '0')}`,
  email: `marie${key}@exemple.ca`,
  message: `Demande ${key}. Ma mère cherche une résidence près de Limoilou.${Number(key) % 30 === 0 ? links : ''}`,
})

/** Any of what visitors type above. */
export const isPersonal = (text: string) => /tremblay|exemple\.ca|limoilou|418.{0,3}555/i.test(text)

export async function visit({ dice, functionKey, newKey, next, isAcknowledged, up }: Run): Promise<Sent[]> {
  const sent: Sent[] = []
  for (;;) {
    const key = newKey()
    let idempotencyKey = createIdempotencyKey()
    for (let isWanted = true; isWanted;) {
      // Most wait while the process starts again, or every kill would make hundreds of the same error.
      if (dice(`wait ${key} ${sent.length}`) < 0.9) await up()
      const turn = next(key)
      if (!turn) return sent
      const sending = sendRequest(wordsOf(key), { idempotencyKey, key: functionKey })
      const left = turn.fault === 'page left' && realDelay(20).then(() => 'left' as const)
      const seen = await (left || sending.then((isAccepted) => (isAccepted ? 'success' : 'error')))
      sent.push({ ...turn, key, seen, isAcknowledged: isAcknowledged(key) })
      await realDelay(thought)
      // « Merci » ends a draft.
      if (seen === 'success') idempotencyKey = createIdempotencyKey()
      isWanted = seen === 'left' || dice(`again ${turn.request}`) < (seen === 'success' ? 0.1 : 0.75)
    }
  }
}
