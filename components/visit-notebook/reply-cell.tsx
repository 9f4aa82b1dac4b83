import { memo, useRef } from 'react'
import { Icon, tickIcon, questionIcon, closeIcon } from '../ui/icon'
import { fillIn } from '../../lib/fill-in'
import { marks, maxLength, type Mark, type Reply } from '../../lib/notebook-data'
import type { NotebookWords } from './notebook-words'

/** The three opinions as they are drawn on paper: a tick, a question mark, a cross. */
export const iconOf = {
  fine: tickIcon,
  check: questionIcon,
  wrong: closeIcon,
} as const satisfies Record<Mark, string>

/** The second click of a double click, which older users make anywhere, must not take back what the first one chose. */
const doubleClickMs = 700

type OpinionProps = {
  name: string
  legend: string
  mark: Mark | undefined
  words: NotebookWords['marks']
  clearMark: (name: string) => void
}

/** What the visitor thinks of a reply: one of three, or none once the chosen one is pressed again. */
function Opinion({ name, legend, mark, words, clearMark }: OpinionProps) {
  const chosenAt = useRef(-Infinity)

  return (
    <fieldset className="opinions">
      <legend className="visually-hidden">{legend}</legend>
      {marks.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            // A key on the chosen radio makes no click in Chromium.
            onKeyDown={(event) => {
              if (event.key !== ' ' || event.repeat || mark !== each) return

              event.preventDefault()
              clearMark(name)
            }}
            onClick={({ timeStamp }) => {
              if (mark !== each) chosenAt.current = timeStamp
              else if (timeStamp - chosenAt.current > doubleClickMs) clearMark(name)
            }}
          />
          <Icon outline={iconOf[each]} />
          <span className="visually-hidden">{words[each]}</span>
        </label>
      ))}
      <span aria-hidden="true">{mark && words[mark]}</span>
    </fieldset>
  )
}

type Props = Reply & {
  /** From 1, as in what is read. */
  residence: number
  question: number
  residenceName: string
  words: Pick<NotebookWords, 'cells' | 'marks'>
  clearMark: (name: string) => void
}

/** What one residence answered to one question. Memoized: of 48, one alone is rendered at each key, which is all an old tablet can do. */
export const ReplyCell = memo(function ReplyCell({
  residence,
  question,
  residenceName,
  text,
  mark,
  words,
  clearMark,
}: Props) {
  const { cells, marks: markWords } = words
  const id = `${String(residence)}-${String(question)}`

  return (
    <div className="notebook-cell" data-column={residence}>
      <label htmlFor={id} className="visually-hidden">
        {fillIn(cells.reply, { n: question })}, {residenceName}
      </label>
      <div className="grow" data-text={text}>
        <textarea id={id} name={id} rows={1} maxLength={maxLength.text} />
      </div>
      <Opinion
        name={`${id}-mark`}
        legend={fillIn(cells.mark, { n: question, residence: residenceName })}
        mark={mark}
        words={markWords}
        clearMark={clearMark}
      />
    </div>
  )
})
