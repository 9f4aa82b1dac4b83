import { loadDraftValues, saveDraft } from '@/lib/draft-storage'
import { joinTexts } from '@/lib/merge-draft'

const name = 'contact-form'

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Appends a sentence once to the stored message of /contact, where the visitor may change or delete
 * it.
 */
export function addToMessage(sentence: string, seekingFor: 'vous' | 'proche') {
  const values = loadDraftValues(name) ?? {}
  const draft = {
    ...values,
    message: joinTexts(toText(values.message).trim(), sentence, '\n\n'),
    seekingFor: toText(values.seekingFor) || seekingFor,
  }
  saveDraft(name, JSON.stringify(draft))
}
