'use client'

import { Button } from '../ui/button'
import type { ClearDataWords } from '../forms/clear-data'
import { Icon } from '../ui/icon'
import { Container } from '../ui/page-layout'
import { ButtonLink } from '../ui/site-link'
import { toCalendar } from '@/lib/calendar-file'
import { downloadFile } from '@/lib/download-file'
import { fillTemplate } from '@/lib/fill-template'
import { factNames, opinions, maxLength } from '@/lib/notebook-data'
import { parseDay } from '@/lib/quebec-date'
import { ReplyCounts } from './reply-counts'
import { NotebookSharing } from './notebook-sharing'
import type { Column, NotebookWords } from './notebook-words'
import { SharedNotebookReview } from './shared-notebook'
import { PrintedNotebook } from './printed-notebook'
import { opinionIcons, QuestionGroup } from './question-group'
import { useNotebook, type NotebookColumns, type NotebookView } from './use-notebook'
import '../ui/paper-card.css'
import './visit-notebook.css'
import './notebook-cover.css'

/** The choice of the residence to fill in, or of all of them on a wide page. */
function ResidencePicker({ words, columns }: NotebookColumns) {
  return (
    <fieldset className="visit-notebook-picker bold">
      <legend>{words.cells.pick}</legend>
      <label>
        <input className="over-label" type="radio" name="residence" value="all" defaultChecked />
        <span>{words.cells.all}</span>
      </label>
      {columns.map(({ number, name }) => (
        <label key={number}>
          <input className="over-label" type="radio" name="residence" value={number} />
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

/** A calendar file of the visit without the visitor's name, offered once its date can be read. */
function VisitReminder({ words: { visit }, column: { number, residence } }: ResidenceProps) {
  const day = parseDay(residence.date)
  if (day === undefined) return null

  const download = () => {
    const event = { id: `visit-${number}`, day, title: visit.title, text: visit.text }
    downloadFile('visite.ics', 'text/calendar', toCalendar([event]))
  }

  return (
    <button className="plain-button" type="button" onClick={download}>
      {visit.calendar}
    </button>
  )
}

/** The name of a residence and the facts about it. */
function ResidenceFacts({ words, column }: ResidenceProps) {
  const { number, residence } = column
  const titleId = `titre-${number}`

  return (
    <div
      className="visit-notebook-residence paper-card"
      role="group"
      aria-labelledby={titleId}
      data-residence={number}
    >
      <h2 id={titleId} className="small" tabIndex={-1}>
        {fillTemplate(words.cells.residence, { n: number })}
      </h2>
      {factNames.map((fact) => {
        const id = `${number}-${fact}`
        const field = { id, name: id, maxLength: maxLength.fact }
        return (
          <div key={fact} data-fact={fact}>
            <label htmlFor={id} className="small muted">
              {words.facts[fact]}
            </label>
            {fact === 'name' ? (
              <div className="visit-notebook-auto-grow" data-mirror={residence.name}>
                <textarea {...field} rows={1} />
              </div>
            ) : (
              <input {...field} />
            )}
          </div>
        )
      })}
      <VisitReminder words={words} column={column} />
    </div>
  )
}

/** What comes before the questions: the three opinions and the three residences. */
function Cover({ words, columns, print }: NotebookColumns & Pick<NotebookView, 'print'>) {
  return (
    <div className="notebook-cover">
      <div className="actions">
        <Button isOutlined type="button" onClick={() => print({ isBlank: true })}>
          {words.keep.paper.blank}
        </Button>
        <ButtonLink isOutlined href="/cout-net">
          {words.cells.netCost}
        </ButtonLink>
      </div>
      <p className="visit-notebook-key cluster">
        {opinions.map((opinion) => (
          <span key={opinion} data-opinion={opinion}>
            <Icon outline={opinionIcons[opinion]} /> {words.opinions[opinion]}
          </span>
        ))}{' '}
        <span className="small muted">{words.cells.removeOpinion}</span>
      </p>
      <div className="visit-notebook-columns">
        {columns.map((column) => (
          <ResidenceFacts key={column.number} words={words} column={column} />
        ))}
      </div>
    </div>
  )
}

type Props = {
  words: NotebookWords
  clearData: ClearDataWords
  /** The phone number and who pays, at the foot of the printed notebook. */
  printFooter: string
}

/** The visit notebook: three residences side by side, or one at a time, as on a narrow page. */
export default function VisitNotebook({ words, clearData, printFooter }: Props) {
  const { formRef, ...view } = useNotebook(words)
  const { columns, groups, sharedNotebook, printed } = view

  return (
    <>
      <form
        ref={formRef}
        className="visit-notebook-form screen-only"
        method="dialog"
        autoComplete="off"
        data-shown-residence={view.shownResidence}
        onChange={view.onChange}
      >
        <Container className="page-body">
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
            />
          ))}
          <ReplyCounts words={words} columns={columns} groups={groups} />
        </Container>
        <NotebookSharing view={view} clearData={clearData} />
      </form>
      {printed && <PrintedNotebook words={words} printFooter={printFooter} notebook={printed} />}
    </>
  )
}
