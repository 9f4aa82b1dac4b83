'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Words } from '@/content/words'
import { answerClearData } from '../../start/clear-data'
import { Button, ButtonAnchor } from '../../ui/button'
import { ClearData, type ClearDataWords } from '../../ui/clear-data'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { TermList } from '../../ui/term-list'
import { setSheet } from '../parts/sheet-day'
import { useStoredFields } from '../use-stored-fields'
import { answerFields } from './answer-fields'
import { firstCalls, readAnswers, unansweredOf, type Answers, type QuestionId } from './assess-standing'
import { StandingResult } from './standing-result'
import { Question, askedIn, errorOf } from './standing-question'
import { FirstCalls, Review, type CallsProps } from './standing-screens'
import '../../ui/sheet.css'
import './standing.css'

type Props = Omit<CallsProps, 'flags'> & {
  labels: Pick<Words['sheet'], 'toFix' | 'refused' | 'sources'>
  clearData: ClearDataWords
  whoPays: string
}

type Screen = 'debut' | 'appel' | 'revue' | 'resultat' | QuestionId

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Each screen has its place in the address, so that Back leads to the one before. None while nothing answers yet. */
const usePlace = () =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => undefined,
  )

const go = (screen: Screen) => {
  location.hash = screen === 'debut' ? '' : screen
}

/** A place that has nothing to show yet leads to the one before it. */
function screenAt(place: string | undefined, answers: Answers, ids: readonly QuestionId[]): Screen {
  const missing = unansweredOf(answers, ids).length
  if (place === 'appel') return firstCalls(answers).length > 0 ? place : 'q1'
  if (place === 'revue') return place
  if (place === 'resultat' && missing < ids.length) return missing === 0 ? place : 'revue'
  return ids.find((id) => id === place) ?? 'debut'
}

/** « Où en êtes-vous? »: twelve questions on one page, to answer on paper or without a script; with one, a screen at a time, then a result. */
export default function Standing({ words, numbers, labels, clearData, whoPays, exit }: Props) {
  const { questions, buttons } = words
  const ids = Object.keys(questions) as QuestionId[]
  const read = useCallback((kept: unknown) => readAnswers(kept, questions), [questions])
  const { value: answers, form, change, isRefused } = useStoredFields('standing', read, answerFields)
  const place = usePlace()
  const screen = screenAt(place, answers, ids)
  const stone = ids.findIndex((id) => id === screen)
  const question = ids[stone]
  const missing = unansweredOf(answers, ids)
  const laid = question && missing.includes(question) ? stone - 1 : stone
  const flags = firstCalls(answers)
  const isStarted = missing.length < ids.length
  /** What was asked for without its answer; each time anew, to be said anew. */
  const [asking, setAsking] = useState({ id: '', times: 0 })
  const fault = asking.id === screen ? asking.times : 0
  const shown = useRef<Screen>('debut')

  useEffect(() => {
    const tool = document.querySelector<HTMLElement>('[data-tool]')
    tool?.setAttribute('data-step', screen)
    // The drawing of the page lays a stone an answer (tool-hero.module.css).
    tool?.style.setProperty('--laid', String(laid))
    setSheet(screen === 'resultat', isStarted)
  }, [screen, laid, isStarted])

  useEffect(() => {
    const now = document.querySelector('.standing [data-now]')
    // Whoever already answers keeps the place.
    const isLed = shown.current !== screen && !now?.contains(document.activeElement)
    shown.current = screen
    if (isLed) window.scrollTo(0, 0)
    if (fault > 0) now?.querySelector('input')?.focus()
    else if (isLed) now?.querySelector<HTMLElement>('legend, h2')?.focus({ preventScroll: true })
  }, [screen, fault])

  const isSelf = answers.q2 === 'self'
  const asked = () => ids.map((id) => askedIn(words, id, answers[id], isSelf))
  const ask = (id: QuestionId) => {
    setAsking({ id, times: asking.times + 1 })
    go(id)
  }
  /** Who changes an answer goes back to the review, and not through all that follows. */
  const goOn = (id: QuestionId) => go(missing.length === 0 ? 'revue' : (ids[ids.indexOf(id) + 1] ?? 'revue'))
  const calls = { words, numbers, exit }
  const stored = (
    <div className="stored screen-only">
      <p className="fine-print">{isRefused ? labels.refused : words.stored}</p>
      <ClearData words={clearData} store="standing" onAnswer={answerClearData} />
    </div>
  )

  return (
    <div className="standing">
      <Frame className="ground">
        <Grid className="sheet folded" data-screen="debut" data-now={screen === 'debut' ? '' : undefined}>
          <Cell from={1} to={6}>
            <p data-live="">
              <ButtonAnchor href="#q1">{buttons.start}</ButtonAnchor>
            </p>
            <p>{words.before}</p>
            <p className="urgent screen-only">
              {words.urgent.text}{' '}
              <SiteLink className="tap" href="/urgence">
                {words.urgent.link}
              </SiteLink>
            </p>
          </Cell>
          <Cell from={7} to={12}>
            <TermList items={words.needs} className="small soft screen-only" />
          </Cell>
        </Grid>
        <Grid>
          <Cell from={1} to={8}>
            <form
              className="sheet folded"
              method="dialog"
              autoComplete="off"
              ref={form}
              onChange={({ target }) => {
                change(target as unknown as HTMLInputElement)
                setAsking((last) => ({ ...last, id: '' }))
              }}
              onSubmit={(event) => {
                event.preventDefault()
                if (question === undefined) return
                if (missing.includes(question)) ask(question)
                else if (question === 'q1' && flags.length > 0) go('appel')
                else goOn(question)
              }}
            >
              {/* Where nothing answers yet, Enter would put the answers into the address: no browser sends by a first button that is disabled. */}
              {place === undefined && <button type="submit" disabled hidden />}
              {ids.map((id) => (
                <Question
                  key={id}
                  {...{ words, numbers, id, isSelf }}
                  isNow={screen === id}
                  toFix={fault > 0 && screen === id ? labels.toFix : undefined}
                />
              ))}
              {(question !== undefined || place === undefined) && (
                <p className="actions" data-live="">
                  <Button type="submit" preventDoubleClick>
                    {buttons.next}
                  </Button>
                  <Button line type="button" onClick={() => go(ids[stone - 1] ?? 'debut')}>
                    {buttons.back}
                  </Button>
                </p>
              )}
              {/* Aloud too: not every screen reader reads what describes a group whose first button takes the focus. */}
              <p className="visually-hidden" role="alert">
                {fault > 0 && question !== undefined && (
                  <span key={fault}>
                    {labels.toFix} {errorOf(words, question)}
                  </span>
                )}
              </p>
            </form>
          </Cell>
          {question !== undefined && (
            <Cell from={9} to={12}>
              {stored}
            </Cell>
          )}
        </Grid>
      </Frame>
      {screen === 'appel' && <FirstCalls {...calls} flags={flags} onAnyway={() => goOn('q1')} />}
      {screen === 'revue' && (
        <Review words={words} asked={asked()} onSee={() => (missing[0] === undefined ? go('resultat') : ask(missing[0]))} />
      )}
      {screen === 'resultat' && <StandingResult {...calls} labels={labels} whoPays={whoPays} answers={answers} asked={asked()} />}
      {screen !== 'debut' && question === undefined && <Frame>{stored}</Frame>}
    </div>
  )
}
