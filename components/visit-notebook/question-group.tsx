import { memo, useRef, type ReactNode } from 'react'
import { Icon, tickIcon, questionIcon, closeIcon } from '../ui/icon'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { getMaxLength, opinions, type Opinion, type Reply } from '@/lib/notebook-data'
import type { NotebookWords, NumberedGroup, NumberedQuestion } from './notebook-words'
import type { NotebookColumns, NotebookView } from './use-notebook'
import './notebook-answers.css'

/** The icons of the three opinions, which print shows too. */
export const opinionIcons = {
  fine: tickIcon,
  check: questionIcon,
  wrong: closeIcon,
} as const satisfies Record<Opinion, string>

/** The second click of a double click must not clear the opinion that the first one set. */
const doubleClickMs = 700

type CellProps = {
  words: NotebookWords
  clearOpinion: NotebookView['clearOpinion']
  residenceNumber: number
  residenceName: string
  questionNumber: number
} & Reply

/**
 * A reply and an opinion on it, memoized because an old tablet cannot render all 48 at each key.
 */
const ReplyCell = memo(function ReplyCell(cell: CellProps) {
  const { words, clearOpinion, residenceNumber, residenceName, questionNumber, text } = cell
  const chosen = cell.opinion
  const chosenAt = useRef(-Infinity)
  const id = `${residenceNumber}-${questionNumber}`
  const name = `${id}-opinion`

  return (
    <div className="notebook-answers-cell" data-residence={residenceNumber}>
      <label htmlFor={id} className="visually-hidden">
        {fillTemplate(words.cells.reply, { n: questionNumber })}, {residenceName}
      </label>
      <div className="notebook-answers-auto-grow" data-mirror={text}>
        <textarea id={id} name={id} rows={1} maxLength={getMaxLength('text')} />
      </div>
      <fieldset className="notebook-answers-opinions cluster">
        <legend className="visually-hidden">
          {fillTemplate(words.cells.opinion, { residence: residenceName })}
        </legend>
        {opinions.map((opinion) => (
          <label key={opinion} data-opinion={opinion}>
            <input
              className="over-label"
              type="radio"
              name={name}
              value={opinion}
              // A key on the chosen radio button fires no click in Chromium.
              onKeyDown={(event) => {
                if (event.key !== ' ' || event.repeat || opinion !== chosen) return

                event.preventDefault()
                clearOpinion(name)
              }}
              onClick={({ timeStamp }) => {
                if (opinion !== chosen) chosenAt.current = timeStamp
                else if (timeStamp - chosenAt.current > doubleClickMs) clearOpinion(name)
              }}
            />
            <Icon outline={opinionIcons[opinion]} />
            <span>{words.opinions[opinion]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
})

type ColumnProps = NotebookColumns & Pick<NotebookView, 'clearOpinion'>

type QuestionProps = NumberedQuestion & ColumnProps

function Question({ number, text, help, columns, words, clearOpinion }: QuestionProps) {
  const id = `question-${number}`
  const helpId = help === undefined ? undefined : `${id}-help`

  return (
    <div
      className="visit-notebook-question"
      role="group"
      aria-labelledby={id}
      aria-describedby={helpId}
    >
      <h3 className="text-title">
        <span className="accent">{number}.</span>{' '}
        <span id={id}>
          <InlineText text={text} />
        </span>
      </h3>
      {help !== undefined && (
        <p id={helpId} className="fine-print">
          <InlineText text={help} />
        </p>
      )}
      <div className="visit-notebook-columns">
        {columns.map(({ number: residenceNumber, name, residence }) => {
          const reply = residence.answers[number - 1]
          return (
            <ReplyCell
              key={residenceNumber}
              words={words}
              clearOpinion={clearOpinion}
              residenceNumber={residenceNumber}
              residenceName={name}
              questionNumber={number}
              text={reply?.text ?? ''}
              opinion={reply?.opinion}
            />
          )
        })}
      </div>
    </div>
  )
}

/** The three opinions, and how to take one back. */
export const OpinionKey = ({ words }: { words: NotebookWords }) => (
  <p className="notebook-answers-key cluster full-width">
    {opinions.map((opinion) => (
      <span key={opinion} data-opinion={opinion}>
        <Icon outline={opinionIcons[opinion]} /> {words.opinions[opinion]}
      </span>
    ))}{' '}
    <span className="small muted">{words.cells.removeOpinion}</span>
  </p>
)

/** `children` stand between the title and the questions. */
type GroupProps = ColumnProps & { group: NumberedGroup; children: ReactNode }

/** The questions on one subject, and the replies of each residence. */
export function QuestionGroup({ group, columns, words, clearOpinion, children }: GroupProps) {
  return (
    <div className="visit-notebook-group paper-card space-above-4">
      <div className="visit-notebook-head paper-card-head">
        <h2 id={`groupe-${group.number}`} className="h3">
          {group.title}
        </h2>
        <div className="visit-notebook-columns visit-notebook-names bold" aria-hidden="true">
          {columns.map(({ number, name }) => (
            <span key={number} data-residence={number}>
              {name}
            </span>
          ))}
        </div>
      </div>
      {children}
      {group.questions.map((question) => (
        <Question
          key={question.number}
          {...question}
          columns={columns}
          words={words}
          clearOpinion={clearOpinion}
        />
      ))}
    </div>
  )
}
