'use client'

import { Button } from '../ui/button'
import type { ClearDataWords } from '../forms/drafts/clear-data'
import { Container } from '../ui/page-layout'
import { ButtonLink } from '../ui/site-link'
import { toIcs } from '@/lib/ics-file'
import { downloadFile } from '@/lib/browser/download-file'
import { fillTemplate } from '@/lib/fill-template'
import { factNames, getMaxLength, type FactName } from '@/lib/notebook-data'
import { parseDay } from '@/lib/months'
import { ComparisonTable } from './comparison-table'
import { NotebookSharing } from './notebook-sharing'
import { getColumns, type Column, type NotebookWords } from './notebook-words'
import { SharedNotebookReview } from './shared-notebook'
import { OpinionKey, QuestionGroup } from './question-group'
import { useNotebook, type NotebookColumns, type NotebookView } from './use-notebook'
import '../ui/paper-card.css'
import './visit-notebook.css'
import './notebook-residence.css'

/** The choice of the residence to fill in, or of all of them on a wide page. */
function ResidencePicker({ words, columns }: NotebookColumns) {
  return (
    <fieldset className="visit-notebook-picker bold">
      <legend>{words.cells.pick}</legend>
      <label>
        <input className="over-label" type="radio" name="residence" value="all" />
        <span>{words.cells.all}</span>
      </label>
      {columns.map(({ number, name }) => (
        <label key={number}>
          <input
            className="over-label"
            type="radio"
            name="residence"
            value={number}
            defaultChecked={number === 1}
          />
          <span>
            {number}
            <span className="visually-hidden">, {name}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type ResidenceProps = { words: NotebookWords; column: Column }

/** An .ics file of the visit without the visitor's name, offered once its date can be read. */
function VisitReminder({ words: { visit }, column: { number, residence } }: ResidenceProps) {
  const day = parseDay(residence.date)
  if (day === undefined) return null

  const download = () => {
    const event = { id: `visit-${number}`, day, title: visit.title, text: visit.text }
    downloadFile('visite.ics', 'text/calendar', toIcs([event]))
  }

  return (
    <button className="plain-button" type="button" onClick={download}>
      {visit.calendar}
    </button>
  )
}

type FieldProps = ResidenceProps & { fact: FactName }

/** A fact about a residence. A select keeps names out of who answered. */
function FactField({ words, column: { number, residence }, fact }: FieldProps) {
  const id = `${number}-${fact}`
  const field = { id, name: id, maxLength: getMaxLength(fact) }

  if (fact === 'source')
    return (
      <select id={id} name={id} defaultValue="">
        <option value="">–</option>
        {Object.entries(words.sources).map(([source, label]) => (
          <option key={source} value={source}>
            {label}
          </option>
        ))}
      </select>
    )
  return fact === 'name' || fact === 'excluded' ? (
    <div className="notebook-answers-auto-grow" data-mirror={residence[fact]}>
      <textarea {...field} rows={1} />
    </div>
  ) : (
    <input {...field} />
  )
}

/** The name of a residence and the facts about it. */
function ResidenceFacts({ words, column }: ResidenceProps) {
  const { number } = column
  const titleId = `titre-${number}`

  return (
    <div
      className="notebook-residence paper-card"
      role="group"
      aria-labelledby={titleId}
      data-residence={number}
    >
      <h2 id={titleId} className="h3" tabIndex={-1}>
        {fillTemplate(words.cells.residence, { n: number })}
      </h2>
      {factNames.map((fact) => (
        <div key={fact} data-fact={fact}>
          <label htmlFor={`${number}-${fact}`} className="small bold">
            {words.facts[fact]}
          </label>
          <FactField words={words} column={column} fact={fact} />
        </div>
      ))}
      <VisitReminder words={words} column={column} />
    </div>
  )
}

/** What comes before the questions: two buttons and the three residences. */
function Cover({ words, columns, print }: NotebookColumns & Pick<NotebookView, 'print'>) {
  return (
    <div className="visit-notebook-cover">
      <div className="actions">
        <Button isOutlined type="button" onClick={() => print({ isBlank: true })}>
          {words.keep.paper.blank}
        </Button>
        <ButtonLink isOutlined href="/cout-net">
          {words.cells.netCost}
        </ButtonLink>
      </div>
      <div className="visit-notebook-columns">
        {columns.map((column) => (
          <ResidenceFacts key={column.number} words={words} column={column} />
        ))}
      </div>
    </div>
  )
}

type Props = { words: NotebookWords; clearData: ClearDataWords }

/** The visit notebook: three residences to fill in, then side by side. */
export default function VisitNotebook({ words, clearData }: Props) {
  const { formRef, ...view } = useNotebook(words)
  const { columns, groups, sharedNotebook } = view

  return (
    <form
      ref={formRef}
      className="visit-notebook-form"
      method="dialog"
      autoComplete="off"
      data-shown-residence={view.shownResidence}
      onChange={view.onChange}
    >
      <Container className="page-body screen-only">
        {sharedNotebook && <SharedNotebookReview {...view} sharedNotebook={sharedNotebook} />}
        <ResidencePicker words={words} columns={columns} />
        <Cover words={words} columns={columns} print={view.print} />
        {groups.map((group) => (
          <QuestionGroup
            key={group.title}
            group={group}
            words={words}
            columns={columns}
            clearOpinion={view.clearOpinion}
          >
            {group.number === 1 && <OpinionKey words={words} />}
          </QuestionGroup>
        ))}
      </Container>
      <Container className="visit-notebook-side-by-side">
        <h2 className="screen-only">{words.comparison.title}</h2>
        <ComparisonTable words={words} columns={getColumns(view.laterNotebook, words.cells)} />
      </Container>
      <NotebookSharing view={view} clearData={clearData} />
    </form>
  )
}
