import { useState } from 'react'
import type { Words } from '@/content/words'
import { ButtonLink } from '../ui/site-link'
import { fillIn } from '@/lib/fill-in'
import { addToMessage } from '../forms/add-to-message'

type Props = {
  words: Words['needsAssessment']
  /**
   * A sentence about a kind of home that the visitor may add to the message; it never tells an
   * answer about health.
   */
  messageText: string | undefined
  seekingFor: 'vous' | 'proche'
}

export function WriteToUs({ words: { write, headings }, messageText, seekingFor }: Props) {
  const [isAdded, setAdded] = useState(false)
  const addMessage = () => {
    if (messageText !== undefined && isAdded) addToMessage(messageText, seekingFor)
  }

  return (
    <div className="write paper-card folded">
      <h3>{headings.write}</h3>
      <p>{write.text}</p>
      {messageText !== undefined && (
        <label className="tick">
          <input type="checkbox" checked={isAdded} onChange={() => setAdded(!isAdded)} />
          <span>{fillIn(write.carry, { text: messageText })}</span>
        </label>
      )}
      <p>
        <ButtonLink line href="/contact" onClick={addMessage}>
          {write.link}
        </ButtonLink>
      </p>
    </div>
  )
}
