import { Sentence } from '../ui/sentence'
import { fillIn } from '../../lib/fill-in'
import { residenceNumbers, type Residence } from '../../lib/notebook-data'
import type { NotebookWords, NumberedGroup } from './notebook-words'
import { ReplyCell } from './reply-cell'

type Columns = {
  words: Pick<NotebookWords, 'cells' | 'marks'>
  residences: readonly Residence[]
  names: readonly string[]
  clearMark: (name: string) => void
}

type QuestionProps = Columns & { question: NumberedGroup['questions'][number] }

function Question({
  question: { number, text, help },
  words,
  residences,
  names,
  clearMark,
}: QuestionProps) {
  const id = `question-${String(number)}`
  const helpId = `${id}-aide`

  return (
    <div
      className="asked"
      role="group"
      aria-labelledby={id}
      aria-describedby={help === undefined ? undefined : helpId}
    >
      <h3>
        <span aria-hidden="true">{number}</span>{' '}
        <span>
          <span className="visually-hidden">{fillIn(words.cells.reply, { n: number })}. </span>
          <span id={id}>
            <Sentence text={text} />
          </span>
        </span>
      </h3>
      {help !== undefined && (
        <p id={helpId} className="fine-print">
          <Sentence text={help} />
        </p>
      )}
      <div className="notebook-columns">
        {residenceNumbers.map((residence) => {
          const reply = residences[residence - 1]?.replies[number - 1]
          return (
            <ReplyCell
              key={residence}
              residence={residence}
              question={number}
              residenceName={names[residence - 1] ?? ''}
              text={reply?.text ?? ''}
              mark={reply?.mark}
              words={words}
              clearMark={clearMark}
            />
          )
        })}
      </div>
    </div>
  )
}

/** The questions of one subject, and what each residence answered. */
export function QuestionGroup({
  group: { title, questions },
  ...columns
}: Columns & { group: NumberedGroup }) {
  return (
    <div className="group sheet">
      <div className="head sheet-head">
        <h2>{title}</h2>
        <div className="notebook-columns names" aria-hidden="true">
          {columns.names.map((name, index) => (
            <span key={index} data-column={index + 1}>
              {name}
            </span>
          ))}
        </div>
      </div>
      {questions.map((question) => (
        <Question key={question.number} question={question} {...columns} />
      ))}
    </div>
  )
}
