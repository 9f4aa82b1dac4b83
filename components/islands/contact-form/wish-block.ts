import type { WishWords } from '@/content/tools'
import { capital } from '../../ui/words'

/* When and how to answer, at the end of the contact message: its body keeps its five keys, and the visitor may correct what is written. */

/** As the form holds it: radio buttons that nobody pressed are null, boxes that nobody ticked are false. */
export type Wishes = {
  days?: readonly (keyof WishWords['days'])[] | false
  moments?: readonly (keyof WishWords['moments'])[] | false
  means?: keyof WishWords['means'] | null
  /** Whom to ask for on the telephone. */
  ask?: string
  voicemail?: keyof WishWords['voicemail'] | null
}

const longestName = 60

/** A dash opens and closes the block, so what is typed keeps none; nor a line end, since the block is one line. */
const tidy = (typed: string) =>
  typed
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}—–]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim()

const listed = (items: readonly string[], or: string) => {
  const last = items[items.length - 1] ?? ''
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${or} ${last}` : last
}

const sentence = (parts: readonly string[]) => {
  const said = parts.filter(Boolean).join(', ')
  return said && `${capital(said)}.`
}

const namesOf = <Name extends string>(words: Record<Name, string>) => Object.keys(words) as Name[]

/** In the order of the week and of the day, whatever the order of the ticks. */
const inOrder = <Name extends string>(words: Record<Name, string>, chosen: readonly Name[] | false = false) =>
  namesOf(words)
    .filter((name) => chosen && chosen.includes(name))
    .map((name) => words[name])

const marker = (words: WishWords) => `— ${words.title} —`

/** « — Souhaits de rappel — Mardi ou jeudi, après-midi. Par téléphone, demander ma fille. — », or nothing when nothing is wished. */
export function wishBlock({ days, moments, means, ask, voicemail }: Wishes, words: WishWords): string {
  const dayWords = inOrder(words.days, days)
  const when = dayWords.length === namesOf(words.days).length ? words.anyDay : listed(dayWords, words.or)
  // Who prefers e-mail is not called: neither a name to ask for nor a voice mail has a place.
  const isCalled = means !== 'email'
  const name = isCalled ? tidy(ask ?? '') : ''
  const sentences = [
    sentence([when, listed(inOrder(words.moments, moments), words.or)]),
    sentence([means ? words.means[means] : '', name && `${words.ask} ${name}`]),
    isCalled && voicemail ? words.voicemail[voicemail] : '',
  ].filter(Boolean)
  return sentences.length > 0 ? `${marker(words)} ${sentences.join(' ')} —` : ''
}

/** Whether the message holds a block, corrected or not. */
export const hasBlock = (message: string, words: WishWords) => message.includes(marker(words))

/** To its closing dash. Where a correction by hand took that away, nobody knows where the visitor's own words begin: all of them stay. */
const restOfBlock = /^[^—\n]*—/

/** The message with these wishes at its end: an earlier block is replaced, never doubled, and goes when nothing is wished; what is typed around it stays. */
export function withWishes(message: string, wishes: Wishes, words: WishWords): string {
  const block = wishBlock(wishes, words)
  const [before = '', ...others] = message.split(marker(words))
  // Untouched to the last space when there was no block and none comes.
  if (block === '' && others.length === 0) return message
  const own = [before, ...others.map((text) => text.replace(restOfBlock, ''))].map((text) => text.trim())
  return [...own, block].filter(Boolean).join('\n\n')
}
