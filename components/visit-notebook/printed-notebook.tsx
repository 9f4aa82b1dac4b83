import { Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { fillIn } from '../../lib/fill-in'
import {
  isEmptyResidence,
  residenceCount,
  residenceNumbers,
  type Residence,
} from '../../lib/notebook-data'
import { factsLine, nameOf, numberQuestions, type NotebookWords } from './notebook-words'
import './printed-notebook.css'

type Props = {
  words: Pick<NotebookWords, 'groups' | 'sheet'>
  /** At its foot: the telephone and who pays. */
  foot: string
  /** Without it, the sheet is blank: what is printed without a script, and on demand. */
  filled?: readonly Residence[] | undefined
}

/** The notebook on paper: sixteen questions, three residences, a square for an opinion in each cell. One landscape sheet, or more where notes are long. */
export function NotebookSheet({ words: { sheet, groups }, foot, filled }: Props) {
  return (
    <Container className="notebook-sheet" data-filled={filled ? '' : undefined}>
      {!filled && (
        <>
          <h2 id="feuille" className="screen-only">
            {sheet.title}
          </h2>
          <p className="screen-only">{sheet.text}</p>
        </>
      )}
      <table className="cells" aria-labelledby={filled ? undefined : 'feuille'}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{sheet.question}. </span>
              <span>{sheet.legend}</span>
            </th>
            {residenceNumbers.map((n) => {
              const residence = filled?.[n - 1]
              const head = residence && !isEmptyResidence(residence) ? residence : undefined
              return (
                <th key={n} scope="col" data-written={head ? '' : undefined}>
                  <span className="visually-hidden">{fillIn(sheet.residence, { n })}. </span>
                  <b className="name">{head ? nameOf(head, n - 1, sheet) : sheet.name}</b>{' '}
                  <small className="small soft">
                    {head ? factsLine(head, sheet.filled) : sheet.facts}
                  </small>
                </th>
              )
            })}
          </tr>
        </thead>
        {numberQuestions(groups).map(({ title, questions }) => (
          <tbody key={title}>
            <tr className="group screen-only">
              <th scope="rowgroup" colSpan={residenceCount + 1}>
                {title}
              </th>
            </tr>
            {questions.map(({ number, text, help }) => (
              <tr key={number}>
                <th scope="row">
                  <span className="ask">
                    <span>{number}</span>{' '}
                    <span>
                      <Sentence text={text} />
                      {help !== undefined && (
                        <small className="small soft screen-only">
                          {' '}
                          <Sentence text={help} />
                        </small>
                      )}
                    </span>
                  </span>
                </th>
                {residenceNumbers.map((n) => {
                  const reply = filled?.[n - 1]?.replies[number - 1]
                  return (
                    <td key={n}>
                      <span className="answer">
                        <span className="box" aria-hidden="true">
                          {reply?.mark && sheet.filled.signs[reply.mark]}
                        </span>{' '}
                        <span>{reply?.text}</span>
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="fine-print">{sheet.net}</p>
      <p className="foot print-only">
        <Sentence text={foot} />
      </p>
    </Container>
  )
}
