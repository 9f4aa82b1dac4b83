import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { residenceCount } from '@/lib/notebook-data'
import { numberQuestions, type NotebookWords, type NumberedQuestion } from './notebook-words'
import '../ui/writable-table.css'
import './printed-notebook.css'

const residenceNumbers = Array.from({ length: residenceCount }, (_, index) => index + 1)

function QuestionRow({ number, text, help }: NumberedQuestion) {
  return (
    <tr>
      <th scope="row">
        <span className="printed-notebook-question">
          <span>{number}</span>{' '}
          <span>
            <InlineText text={text} />
            {help !== undefined && (
              <small className="own-line small muted screen-only">
                {' '}
                <InlineText text={help} />
              </small>
            )}
          </span>
        </span>
      </th>
      {residenceNumbers.map((residenceNumber) => (
        <td key={residenceNumber}>
          <span className="printed-notebook-opinion-box" aria-hidden="true" />
        </td>
      ))}
    </tr>
  )
}

/**
 * The blank notebook, for visitors without a script and on demand: one landscape page, with a box
 * for an opinion in each cell.
 */
export const PrintedNotebook = ({ words: { printed, groups } }: { words: NotebookWords }) => (
  <Container className="printed-notebook plain-on-paper">
    <h2 id="feuille" className="screen-only">
      {printed.title}
    </h2>
    <p className="screen-only">{printed.text}</p>
    <table className="writable-table" aria-labelledby="feuille">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{printed.question}. </span>
            <span>{printed.legend}</span>
          </th>
          {residenceNumbers.map((number) => (
            <th key={number} scope="col">
              <span className="visually-hidden">
                {fillTemplate(printed.residence, { n: number })}.{' '}
              </span>
              <b className="own-line">{printed.name}</b>{' '}
              <small className="own-line small muted">{printed.facts}</small>
            </th>
          ))}
        </tr>
      </thead>
      {numberQuestions(groups).map(({ title, questions }) => (
        <tbody key={title}>
          <tr className="printed-notebook-group-title screen-only">
            <th scope="rowgroup" colSpan={residenceCount + 1}>
              {title}
            </th>
          </tr>
          {questions.map((question) => (
            <QuestionRow key={question.number} {...question} />
          ))}
        </tbody>
      ))}
    </table>
    <p className="fine-print">{printed.net}</p>
  </Container>
)
