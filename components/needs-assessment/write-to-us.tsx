import { useState } from 'react'
import type { Words } from '@/content/words'
import { ButtonLink } from '../ui/site-link'
import { fillIn } from '../../lib/fill-in'
import { addToMessage } from '../forms/add-to-message'

type Props = {
  words: Words['needsAssessment']
  carry: string | undefined
  seekingFor: 'vous' | 'proche'
}

/** Nothing goes along unless it is ticked, and then a kind of home: never an answer on health. */
export function WriteToUs({ words: { write, headings }, carry, seekingFor }: Props) {
  const [isCarried, setCarried] = useState(false)

  return (
    <div className="write sheet folded">
      <h3>{headings.write}</h3>
      <p>{write.text}</p>
      {carry !== undefined && (
        <label className="tick">
          <input type="checkbox" checked={isCarried} onChange={() => setCarried(!isCarried)} />
          <span>{fillIn(write.carry, { text: carry })}</span>
        </label>
      )}
      <p>
        <ButtonLink
          line
          href="/contact"
          onClick={() => {
            if (carry !== undefined && isCarried) addToMessage(carry, seekingFor)
          }}
        >
          {write.link}
        </ButtonLink>
      </p>
    </div>
  )
}
