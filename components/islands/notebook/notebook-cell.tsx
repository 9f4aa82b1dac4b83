import { memo, useRef } from 'react'
import { pairDelay } from '../../start/second-press'
import { Icon, tickIcon, questionIcon, closeIcon } from '../../ui/icon'
import { fillIn } from '../../ui/words'
import { longest, type Mark, type Place, type Reply } from './notebook-data'
import type { NotebookWords } from './notebook-sentences'

export type ChangePlace = (at: number, change: (place: Place) => Place) => void

type Props = Reply & {
  /** From 1, as in what is read. */
  place: number
  question: number
  /** Of the residence, as it is typed. */
  name: string
  words: Pick<NotebookWords, 'cells' | 'marks'>
  change: ChangePlace
}

/** The three opinions as one draws them on paper: a tick, a question mark, a cross. */
export const signOf = { fine: tickIcon, check: questionIcon, wrong: closeIcon } as const satisfies Record<Mark, string>

/** What one residence answered to one question, and what one thinks of it. Of 48, one alone is rendered at each key: an old tablet cannot do more. */
export const NotebookCell = memo(function NotebookCell({ place, question, name, text, mark, words: { cells, marks }, change }: Props) {
  const id = `${String(place)}-${String(question)}`
  const chosenAt = useRef(-Infinity)
  const write = (reply: Partial<Reply>) => {
    change(place - 1, (last) => ({
      ...last,
      replies: last.replies.map((each, at) => (at === question - 1 ? { ...each, ...reply } : each)),
    }))
  }
  return (
    <div className="notebook-cell" data-p={place}>
      <label htmlFor={id} className="visually-hidden">
        {fillIn(cells.reply, { n: question })}, {name}
      </label>
      <div className="grow" data-text={text}>
        <textarea
          id={id}
          name={id}
          rows={1}
          maxLength={longest.text}
          value={text}
          onChange={({ target }) => write({ text: target.value })}
        />
      </div>
      <fieldset className="opinions">
        <legend className="visually-hidden">{fillIn(cells.mark, { n: question, place: name })}</legend>
        {(Object.keys(marks) as Mark[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-mark`}
              value={each}
              checked={mark === each}
              onChange={() => write({ mark: each })}
              // The chosen one, pressed again, is taken back: an opinion may change into none. A key on it makes no click in Chromium.
              onKeyDown={(event) => {
                if (event.key !== ' ' || event.repeat || mark !== each) return
                event.preventDefault()
                write({ mark: undefined })
              }}
              // A field is not under the rule of the second press, whose delay holds here too.
              onClick={({ timeStamp }) => {
                if (mark !== each) chosenAt.current = timeStamp
                else if (timeStamp - chosenAt.current > pairDelay) write({ mark: undefined })
              }}
            />
            <Icon outline={signOf[each]} />
            <span className="visually-hidden">{marks[each]}</span>
          </label>
        ))}
        <span aria-hidden="true">{mark && marks[mark]}</span>
      </fieldset>
    </div>
  )
})
