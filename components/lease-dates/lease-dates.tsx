'use client'

import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Words } from '@/content/words'
import { toIcs } from '@/lib/ics-file'
import { downloadFile } from '@/lib/browser/download-file'
import { fillTemplate } from '@/lib/fill-template'
import { dateFields, listTasks, type KnownDates, type LeaseTask } from '@/lib/lease-dates'
import { formatDay, getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { findLastWorkingDay } from '@/supabase/functions/_calendar/working-time'
import { AnswerField } from '../forms/fields/answer-field'
import { Button } from '../ui/button'
import { HeadedBand } from '../ui/page-layout'
import { SiteLink } from '../ui/site-link'
import './lease-dates.css'

type DatesWords = Words['leasePage']['dates']

/** The tasks by date, each with the source of its delay, and an .ics file of all of them. */
function TaskList({ words, tasks }: { words: DatesWords; tasks: readonly LeaseTask[] }) {
  const today = getQuebecDate()
  const events = tasks.map(({ name, day, shownDates }) => {
    const { title, text, sourceId } = words.tasks[name]
    return {
      id: name,
      day,
      title,
      text: fillTemplate(text, shownDates),
      source: words.sources[sourceId],
    }
  })

  return (
    <>
      <h3 id="dates-resultat" tabIndex={-1}>
        {words.result}
      </h3>
      <ol className="divided-list top-rule two-part-rows" role="list">
        {events.map(({ id, day, title, text, source }) => (
          <li key={id}>
            <time className="kicker" dateTime={day}>
              {formatDay(day, { dateStyle: 'full' })} {day < today && words.past}
            </time>
            <div>
              <h4 className="text-title">{title}</h4>
              <p>{text}</p>
              <p className="small">
                <SiteLink href={source.href}>{source.label}</SiteLink>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Button
        isOutlined
        type="button"
        onClick={() => downloadFile('vos-dates.ics', 'text/calendar', toIcs(events))}
      >
        {words.calendar}
      </Button>
      <p className="fine-print screen-only">{words.note}</p>
    </>
  )
}

type SubmittedDates = { wrongName?: string | undefined; tasks: readonly LeaseTask[] }

const noDates: SubmittedDates = { tasks: [] }

type Props = {
  words: DatesWords
  errorPrefix: string
  /** The closed days in order: after the last, no day is known to be a working day. */
  closedDays: readonly string[]
  assignmentAnswerDays: number
}

/** A form for the dates that a visitor knows, and the tasks computed from them. */
export default function LeaseDates({
  words,
  errorPrefix,
  closedDays,
  assignmentAnswerDays,
}: Props) {
  const [{ wrongName, tasks }, setSubmitted] = useState(noDates)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const invalid = form.querySelector<HTMLInputElement>('input:invalid')
    const dates: KnownDates = Object.fromEntries(new FormData(form))
    const findSendingDay = (day: string) => findLastWorkingDay(day, closedDays)
    const newTasks = invalid ? [] : listTasks(dates, { findSendingDay, assignmentAnswerDays })
    // Where no date is given, the first field is the wrong one.
    const wrong = newTasks.length === 0 ? (invalid ?? form.querySelector('input')) : null
    flushSync(() => setSubmitted({ wrongName: wrong?.name, tasks: newTasks }))
    const target = wrong ?? document.getElementById('dates-resultat')
    target?.focus()
  }

  return (
    <HeadedBand
      className={tasks.length === 0 ? 'lease-dates screen-only' : 'lease-dates'}
      title={words.title}
      tone="card"
    >
      <p className="lead space-above-2 screen-only">{words.lead}</p>
      <form
        className="lease-dates-form wide-columns top-rule space-above-3 screen-only"
        method="dialog"
        noValidate
        onSubmit={submit}
        onChange={() => setSubmitted(noDates)}
      >
        {dateFields.map((name) => (
          <AnswerField
            key={name}
            {...words.dateFields[name]}
            field={{ name, type: 'date', min: closedDays[0], max: closedDays.at(-1) }}
            error={name === wrongName && { prefix: errorPrefix, text: words.error }}
          />
        ))}
        <Button type="submit">{words.show}</Button>
      </form>
      {tasks.length > 0 && <TaskList words={words} tasks={tasks} />}
    </HeadedBand>
  )
}
