import { memo, useRef } from 'react'
import { Icon, tickIcon, questionIcon, closeIcon } from '../ui/icon'
import { fillIn } from '@/lib/fill-in'
import { marks, maxLength, type Mark, type Reply } from '@/lib/notebook-data'
import type { NotebookWords } from './notebook-words'

/** As the three opinions are drawn on paper. */
export const markIcons = {
  fine: tickIcon,
  check: questionIcon,
  wrong: closeIcon,
} as const satisfies Record<Mark, string>

/** Older users double-click: the second click must not clear the opinion of the first. */
const doubleClickMs = 700

type OpinionProps = {
  name: string
  legend: string
  mark: Mark | undefined
  words: NotebookWords['marks']
  clearMark: (name: string) => void
}

/** One of three opinions on a reply, or none once the chosen one is pressed again. */
function Opinion({ name, legend, mark: chosen, words, clearMark }: OpinionProps) {
  const chosenAt = useRef(-Infinity)

  return (
    <fieldset className="opinions cluster">
      <legend className="visually-hidden">{legend}</legend>
      {marks.map((mark) => (
        <label key={mark} data-mark={mark}>
          <input
            type="radio"
            name={name}
            value={mark}
            // A key on the chosen radio fires no click in Chromium.
            onKeyDown={(event) => {
              if (event.key !== ' ' || event.repeat || mark !== chosen) return

              event.preventDefault()
              clearMark(name)
            }}
            onClick={({ timeStamp }) => {
              if (mark !== chosen) chosenAt.current = timeStamp
              else if (timeStamp - chosenAt.current > doubleClickMs) clearMark(name)
            }}
          />
          <Icon outline={markIcons[mark]} />
          <span className="visually-hidden">{words[mark]}</span>
        </label>
      ))}
      <span aria-hidden="true">{chosen && words[chosen]}</span>
    </fieldset>
  )
}

type Props = Reply & {
  residenceNumber: number
  residenceName: string
  questionNumber: number
  words: Pick<NotebookWords, 'cells' | 'marks'>
  clearMark: (name: string) => void
}

/** A reply and an opinion on it. Memoized: an old tablet cannot render all 48 at each key. */
export const ReplyCell = memo(function ReplyCell({
  residenceNumber,
  residenceName,
  questionNumber,
  text,
  mark,
  words: { cells, marks: markWords },
  clearMark,
}: Props) {
  const id = `${String(residenceNumber)}-${String(questionNumber)}`

  return (
    <div className="notebook-cell" data-column={residenceNumber}>
      <label htmlFor={id} className="visually-hidden">
        {fillIn(cells.reply, { n: questionNumber })}, {residenceName}
      </label>
      <div className="auto-grow" data-text={text}>
        <textarea id={id} name={id} rows={1} maxLength={maxLength.text} />
      </div>
      <Opinion
        name={`${id}-mark`}
        legend={fillIn(cells.mark, { n: questionNumber, residence: residenceName })}
        mark={mark}
        words={markWords}
        clearMark={clearMark}
      />
    </div>
  )
})
