import { Fragment } from 'react'
import { formatMoney, parseMoney } from '@/lib/money'
import {
  factNames,
  isEmptyReply,
  isEmptyResidence,
  type FactName,
  type Reply,
  type Residence,
} from '@/lib/notebook-data'
import { Icon } from '../ui/icon'
import { LabelledTable, type LabelledRow } from '../ui/labelled-table'
import {
  numberQuestions,
  type Column,
  type NotebookWords,
  type NumberedQuestion,
} from './notebook-words'
import { opinionIcons } from './question-group'

type Props = { words: NotebookWords; columns: readonly Column[] }

/** Describes a fact; an amount typed in figures is written as every other of the site. */
function describeFact(name: FactName, residence: Residence, { sources }: NotebookWords) {
  const text = residence[name]
  if (name === 'source') return Object.entries(sources).find(([known]) => known === text)?.[1] ?? ''

  const amount = name === 'rent' || name === 'net' ? parseMoney(text) : undefined
  return amount === undefined ? text : formatMoney(amount)
}

const listFactRows = ({ words, columns }: Props): readonly LabelledRow[] =>
  factNames
    .filter((name) => name !== 'name' && columns.some(({ residence }) => residence[name] !== ''))
    .map((name) => ({
      label: words.facts[name],
      cells: columns.map(({ residence }) => describeFact(name, residence, words)),
    }))

/** The questions whose reply is to be checked, as links. */
function Doubts({ residence, words }: { residence: Residence; words: NotebookWords }) {
  const numbers = residence.answers.flatMap(({ opinion }, index) =>
    opinion === 'check' ? [index + 1] : [],
  )
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <a className="tap-target" href={`#question-${number}`}>
        <span className="visually-hidden">{words.printed.question} </span>
        {number}
      </a>
    </Fragment>
  ))
}

const ReplyText = ({ text, opinion, words }: Reply & { words: NotebookWords }) => (
  <>
    {opinion && (
      <span className="notebook-answers-chosen-opinion" data-opinion={opinion}>
        <Icon outline={opinionIcons[opinion]} />
        <span className="visually-hidden">{words.opinions[opinion]}. </span>
      </span>
    )}
    {text}
  </>
)

const buildReplyRow = (
  { number, short }: NumberedQuestion,
  { words, columns }: Props,
): LabelledRow => ({
  label: `${number}. ${short}`,
  cells: columns.map(({ number: residenceNumber, residence }) => {
    const reply = residence.answers[number - 1]
    return reply ? <ReplyText key={residenceNumber} {...reply} words={words} /> : ''
  }),
})

function hasReply({ residence }: Column, number: number) {
  const reply = residence.answers[number - 1]
  return reply !== undefined && !isEmptyReply(reply)
}

/** What is written about each residence, one column each: the prices first, then the replies. */
export function ComparisonTable(props: Props) {
  const { words } = props
  const columns = props.columns.filter(({ residence }) => !isEmptyResidence(residence))
  const { caption, toCheck, empty } = words.comparison
  if (columns.length === 0) return <p>{empty}</p>

  const shown = { words, columns }
  // A row without a reply would be the names of the residences alone on a phone.
  const questions = numberQuestions(words.groups)
    .flatMap((group) => group.questions)
    .filter(({ number }) => columns.some((column) => hasReply(column, number)))
  return (
    <div className="visit-notebook-comparison">
      <LabelledTable
        caption={caption}
        columns={columns.map(({ name }) => name)}
        rows={[
          ...listFactRows(shown),
          {
            label: toCheck,
            cells: columns.map(({ number, residence }) => (
              <Doubts key={number} residence={residence} words={words} />
            )),
          },
          ...questions.map((question) => buildReplyRow(question, shown)),
        ]}
      />
      <p className="fine-print screen-only">{words.comparison.note}</p>
      <p className="fine-print">{words.printed.net}</p>
    </div>
  )
}
