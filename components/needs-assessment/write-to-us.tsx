import { useState } from 'react'
import type { Words } from '@/content/words'
import { ButtonLink } from '../ui/site-link'
import { loadDraftValues, saveDraft, joinTexts } from '@/lib/browser/draft-storage'
import { fillTemplate } from '@/lib/fill-template'

type Props = {
  words: Words['needsAssessmentPage']
  /**
   * A sentence about a kind of home that the visitor may add to the message; it never tells an
   * answer about health.
   */
  messageText: string | undefined
  seekingFor: 'vous' | 'proche'
}

/**
 * Appends a sentence once to the stored message of /contact, where the visitor may change or delete
 * it.
 */
function addToMessage(sentence: string, seekingFor: Props['seekingFor']) {
  const { message = '', ...values } = loadDraftValues('contact-form') ?? {}
  const draft = {
    ...values,
    message: joinTexts(String(message).trim(), sentence, '\n\n'),
    seekingFor: values.seekingFor || seekingFor,
  }
  saveDraft('contact-form', JSON.stringify(draft))
}

export function WriteToUs({ words: { write, headings }, messageText, seekingFor }: Props) {
  const [isAdded, setAdded] = useState(false)
  const addMessage = () => {
    if (messageText !== undefined && isAdded) addToMessage(messageText, seekingFor)
  }

  return (
    <div className="result-screen-write paper-card folded-card">
      <h3>{headings.write}</h3>
      <p>{write.text}</p>
      {messageText !== undefined && (
        <label className="checkbox-row">
          <input type="checkbox" checked={isAdded} onChange={() => setAdded(!isAdded)} />
          <span>{fillTemplate(write.carry, { text: messageText })}</span>
        </label>
      )}
      <p>
        <ButtonLink isOutlined href="/contact" onClick={addMessage}>
          {write.link}
        </ButtonLink>
      </p>
    </div>
  )
}
