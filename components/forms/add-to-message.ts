import { saveDraft, draftValues } from '../../lib/draft-storage'

const name = 'contact-form'

const wordsIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** A sentence to carry into the message, at its end and once: the visitor finds it on /contact, and may change it or take it out. */
export function addToMessage(sentence: string, seekingFor: 'vous' | 'proche'): void {
  const values = draftValues(name) ?? {}
  const message = wordsIn(values.message).trim()
  const added = message.includes(sentence)
    ? message
    : [message, sentence].filter(Boolean).join('\n\n')
  saveDraft(
    name,
    JSON.stringify({
      ...values,
      message: added,
      seekingFor: wordsIn(values.seekingFor) || seekingFor,
    }),
  )
}
