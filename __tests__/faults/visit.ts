// What a visitor does: types, clicks (three times when the hand trembles), reads the answer, or leaves before it comes, finds the draft again and
// sends it again; after an error often tries again, after « Merci » sometimes sends the same words once more.
import { realDelay, speed } from './clock'
import type { Dice, Fault } from './plan'
import { fieldNames, type Form, type Typed } from './visitors'

export type Sent = {
  key: string
  request: number
  fault: Fault
  /** Left: the page was, before the answer came. */
  seen: 'success' | 'error' | 'left'
  /** The fields no longer hold what was typed. */
  isEmptied: boolean
  /** The function had answered 200 for these words by the time the page gave its answer. */
  isAcknowledged: boolean
}

type Run = {
  dice: Dice
  /** A number for new words. */
  newKey: () => string
  /** What goes wrong this time; nothing once enough requests have left. */
  next: (key: string) => { request: number; fault: Fault } | undefined
  isAcknowledged: (key: string) => boolean
  /** Resolves when the function's process is there. */
  up: () => Promise<void>
}

/** The form takes no new click for a second after its « Merci ». */
const rest = 1_200 / speed

/** More than families usually send: the function marks such a message. */
const links = ' Nous avons vu https://un.exemple.ca, https://deux.exemple.ca et https://trois.exemple.ca.'

const wordsOf = (key: string): Typed => ({
  seekingFor: Number(key) % 2 === 0 ? 'proche' : 'vous',
  name: `Marie-Ève Tremblay ${key}`,
  phone: `418 555-${key.slice(-4).padStart(4, '0')}`,
  email: `marie${key}@exemple.ca`,
  message: `Demande ${key}. Ma mère cherche une résidence près de Limoilou.${Number(key) % 30 === 0 ? links : ''}`,
})

/** Any of what visitors type above. */
export const isPersonal = (text: string) => /tremblay|exemple\.ca|limoilou|418.{0,3}555/i.test(text)

export async function visit(form: Form, { dice, newKey, next, isAcknowledged, up }: Run): Promise<Sent[]> {
  const sent: Sent[] = []
  for (;;) {
    const key = newKey()
    const typed = wordsOf(key)
    form.type(typed)
    for (let isWanted = true; isWanted;) {
      // Most wait while the process starts again, or every kill would make hundreds of the same error.
      if (dice(`wait ${key} ${sent.length}`) < 0.9) await up()
      const turn = next(key)
      if (!turn) return sent
      const clicks = dice(`clicks ${turn.request}`) < 0.2 ? 3 : 1
      const seen = turn.fault === 'page left' ? await form.leave(clicks, typed) : await form.submit(clicks)
      const held = form.read()
      const isEmptied = fieldNames.some((name) => held[name] !== typed[name])
      sent.push({ ...turn, key, seen, isEmptied, isAcknowledged: isAcknowledged(key) })
      await realDelay(rest)
      // Where a busy machine is late, Node runs timers of one length together: the form's own, shorter, may not have had its turn.
      await new Promise(setImmediate)
      isWanted = seen === 'left' || dice(`again ${turn.request}`) < (seen === 'success' ? 0.1 : 0.75)
      if (isWanted && seen === 'success') form.type(typed)
    }
  }
}
