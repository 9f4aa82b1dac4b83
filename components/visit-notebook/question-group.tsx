import { Sentence } from '../ui/sentence'
import { fillIn } from '@/lib/fill-in'
import type { Column, NotebookWords, NumberedGroup } from './notebook-words'
import { ReplyCell } from './reply-cell'

type SharedProps = {
  words: Pick<NotebookWords, 'cells' | 'marks'>
  columns: readonly Column[]
  clearMark: (fieldName: string) => void
}

type QuestionProps = SharedProps & { question: NumberedGroup['questions'][number] }

function Question({ question, words, columns, clearMark }: QuestionProps) {
  const { number, text, help } = question
  const id = `question-${String(number)}`
  const helpId = help === undefined ? undefined : `${id}-aide`

  return (
    <div className="question" role="group" aria-labelledby={id} aria-describedby={helpId}>
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
        {columns.map(({ number: residenceNumber, name, residence }) => {
          const reply = residence.replies[number - 1]
          return (
            <ReplyCell
              key={residenceNumber}
              residenceNumber={residenceNumber}
              residenceName={name}
              questionNumber={number}
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
export function QuestionGroup({ group, ...shared }: SharedProps & { group: NumberedGroup }) {
  return (
    <div className="group sheet">
      <div className="head sheet-head">
        <h2>{group.title}</h2>
        <div className="notebook-columns names" aria-hidden="true">
          {shared.columns.map(({ number, name }) => (
            <span key={number} data-column={number}>
              {name}
            </span>
          ))}
        </div>
      </div>
      {group.questions.map((question) => (
        <Question key={question.number} question={question} {...shared} />
      ))}
    </div>
  )
}
