import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { isEmptyResidence, readNotebook, residenceCount, type Notebook } from '@/lib/notebook-data'
import {
  getColumns,
  listFacts,
  numberQuestions,
  type Column,
  type NotebookWords,
  type NumberedQuestion,
} from './notebook-words'
import './printed-notebook.css'

type PrintedWords = NotebookWords['printed']

function ResidenceHead({ words, number, name, residence }: Column & { words: PrintedWords }) {
  const isWritten = !isEmptyResidence(residence)

  return (
    <th scope="col" data-written={isWritten ? '' : undefined}>
      <span className="visually-hidden">{fillTemplate(words.residence, { n: number })}. </span>
      <b className="own-line">{isWritten ? name : words.name}</b>{' '}
      <small className="own-line small muted">
        {isWritten ? listFacts(residence, words.filled) : words.facts}
      </small>
    </th>
  )
}

type QuestionProps = NumberedQuestion & { words: PrintedWords; columns: readonly Column[] }

function QuestionRow({ words, number, text, help, columns }: QuestionProps) {
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
      {columns.map(({ number: residenceNumber, residence }) => {
        const reply = residence.answers[number - 1]
        return (
          <td key={residenceNumber}>
            <span className="printed-notebook-reply">
              <span className="printed-notebook-opinion-box" aria-hidden="true">
                {reply?.mark && words.filled.opinionSigns[reply.mark]}
              </span>{' '}
              <span>{reply?.text}</span>
            </span>
          </td>
        )
      })}
    </tr>
  )
}

type Props = {
  words: NotebookWords
  /** The phone number and who pays. */
  printFooter: string
  /**
   * The notebook to print; without it the page is blank, for visitors without a script and on
   * demand.
   */
  notebook?: Notebook | undefined
}

/**
 * The printed notebook: one landscape page, or more where notes are long, with a box for an opinion
 * in each cell.
 */
export function PrintedNotebook({ words: { printed, groups }, printFooter, notebook }: Props) {
  const columns = getColumns(notebook ?? readNotebook(undefined), printed)

  return (
    <Container className={notebook ? 'printed-notebook print-only' : 'printed-notebook'}>
      {!notebook && (
        <>
          <h2 id="feuille" className="screen-only">
            {printed.title}
          </h2>
          <p className="screen-only">{printed.text}</p>
        </>
      )}
      <table className="writable-table" aria-labelledby={notebook ? undefined : 'feuille'}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{printed.question}. </span>
              <span>{printed.legend}</span>
            </th>
            {columns.map((column) => (
              <ResidenceHead key={column.number} words={printed} {...column} />
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
              <QuestionRow key={question.number} words={printed} columns={columns} {...question} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="fine-print">{printed.net}</p>
      <p className="print-footer print-only">
        <InlineText text={printFooter} />
      </p>
    </Container>
  )
}
