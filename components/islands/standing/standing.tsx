'use client'

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Numbers, Standing as Words, Sheet } from '@/content/tools'
import { Button, ButtonAnchor } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { TermList } from '../../ui/term-list'
import { fillIn } from '../../ui/words'
import { Choices } from '../parts/choices'
import { Erase, EraseStatus } from '../parts/erase'
import { setSheet } from '../parts/sheet-day'
import { useStored } from '../use-stored'
import { firstCalls, readAnswers, toggleFlag, unansweredOf, type Answer, type Answers, type QuestionId } from './assess-standing'
import { StandingResult } from './standing-result'
import { FirstCalls, Progress, Review, type CallsProps } from './standing-screens'
import './standing.css'

type Props = Omit<CallsProps, 'flags'> & {
  labels: Pick<Sheet, 'toFix' | 'erase' | 'erasing' | 'refused' | 'sources'>
  whoPays: string
}

type Screen = 'debut' | 'appel' | 'revue' | 'resultat' | QuestionId

type Spoken = { label: string; forSelf?: string | undefined; short?: string | undefined }

const apart = new Set(['none', 'unknown'])

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

/**
 * « Où en êtes-vous? » : twelve questions on one page, to answer on paper or where no script runs; with one, a screen at a time, then what the answers
 * lead to. Nothing here can be sent: where nothing answers yet, Enter in a form with no text field would put the answers into the address, so the first
 * button is then one that is disabled, which keeps every browser from doing it.
 */
export default function Standing({ words, numbers, labels, whoPays, exit }: Props) {
  const { questions, errors, buttons } = words
  const ids = Object.keys(questions) as QuestionId[]
  const stored = useStored(
    'standing',
    useCallback((kept: unknown) => readAnswers(kept, questions), [questions]),
  )
  const answers = stored.value
  const place = usePlace()
  const screen = screenAt(place, answers, ids)
  const question = ids.find((id) => id === screen)
  const missing = unansweredOf(answers, ids)
  const flags = firstCalls(answers)
  const isStarted = missing.length < ids.length
  /** What was asked for without its answer; each time anew, to be said anew. */
  const [asking, setAsking] = useState({ id: '', times: 0 })
  const fault = asking.id === screen ? asking.times : 0
  const [erased, setErased] = useState(0)
  const shown = useRef<Screen>('debut')

  useEffect(() => {
    document.querySelector('[data-tool]')?.setAttribute('data-step', screen)
    setSheet(screen === 'resultat', isStarted ? new Date() : undefined)
  }, [screen, isStarted])

  useEffect(() => {
    const now = document.querySelector('.standing [data-now]')
    // Whoever already answers keeps the place.
    const isLed = shown.current !== screen && !now?.contains(document.activeElement)
    shown.current = screen
    if (isLed) window.scrollTo(0, 0)
    if (fault > 0) now?.querySelector('input')?.focus()
    else if (isLed) now?.querySelector<HTMLElement>('legend, h2')?.focus({ preventScroll: true })
  }, [screen, fault])

  const say = ({ label, forSelf }: Spoken) => (answers.q2 === 'self' ? (forSelf ?? label) : label)
  const spoken = ids.map((id) => {
    const { legend, forSelf, help, answers: possible } = questions[id]
    const options = Object.entries<Spoken>(possible).map(([value, option]) => ({
      value,
      label: say(option),
      isApart: apart.has(value) && option.short === undefined && (id === 'q1' || value === 'unknown'),
    }))
    const isChosen = (value: string) => [answers[id]].flat().some((each) => each === value)
    const answer = options.filter(({ value }) => isChosen(value)).map(({ label }) => label)
    return { id, legend: say({ label: legend, forSelf }), help, options, isChosen, answer: answer.join(', ') }
  })
  const errorOf = (id: QuestionId) => {
    const { tick, choose, chooseOrUnknown } = errors
    const text = 'unknown' in questions[id].answers ? chooseOrUnknown : id === 'q1' ? tick : choose
    return { prefix: labels.toFix, text }
  }
  const answer = (id: QuestionId, value: string) => {
    const changed = id === 'q1' ? toggleFlag(answers.q1 ?? [], value as Answer<'q1'>) : value
    stored.update((last) => ({ ...last, [id]: changed }))
    setAsking({ ...asking, id: '' })
    setErased(0)
  }
  const ask = (id: QuestionId) => {
    setAsking({ id, times: asking.times + 1 })
    go(id)
  }
  /** Who changes an answer goes back to the review, and not through all that follows. */
  const goOn = (id: QuestionId) => go(missing.length === 0 ? 'revue' : (ids[ids.indexOf(id) + 1] ?? 'revue'))
  const calls = { words, numbers, exit }

  return (
    <div className="standing">
      <Frame>
        <EraseStatus words={labels} erased={erased} isRefused={stored.isRefused} />
      </Frame>
      <Frame className="ground">
        <Grid data-screen="debut" data-now={screen === 'debut' ? '' : undefined}>
          <Cell from={1} to={8}>
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
          <Cell from={9} to={12}>
            <TermList items={words.needs} className="fine-print screen-only" />
          </Cell>
        </Grid>
        <Grid>
          <Cell from={1} to={8}>
            <form
              method="dialog"
              autoComplete="off"
              onSubmit={(event) => {
                event.preventDefault()
                if (question === undefined) return
                if (missing.includes(question)) ask(question)
                else if (question === 'q1' && flags.length > 0) go('appel')
                else goOn(question)
              }}
            >
              {place === undefined && <button type="submit" disabled hidden />}
              {spoken.map(({ id, legend, help, options, isChosen }, index) => (
                <div key={id} className="step" data-screen={id} data-now={screen === id ? '' : undefined}>
                  <Progress text={fillIn(words.progress, { n: index + 1, total: ids.length })} passed={index + 1} total={ids.length} />
                  <Choices
                    id={id}
                    type={id === 'q1' ? 'checkbox' : 'radio'}
                    field={{
                      name: id,
                      onChange: ({ target }) => answer(id, target.value),
                    }}
                    isChosen={isChosen}
                    number={
                      <span className="number" data-paper="">
                        {index + 1}.
                      </span>
                    }
                    legend={legend}
                    help={help}
                    error={fault > 0 && screen === id ? errorOf(id) : undefined}
                    options={options}
                  >
                    {id === 'q1' && <PaperCalls words={words.paper} numbers={numbers} />}
                  </Choices>
                </div>
              ))}
              {(question !== undefined || place === undefined) && (
                <p className="actions" data-live="">
                  <Button type="submit">{buttons.next}</Button>
                  <Button line type="button" onClick={() => go(ids[ids.findIndex((id) => id === question) - 1] ?? 'debut')}>
                    {buttons.back}
                  </Button>
                </p>
              )}
              {/* Aloud too: not every screen reader reads what describes a group whose first button takes the focus. */}
              <p className="visually-hidden" role="alert">
                {fault > 0 && question !== undefined && (
                  <span key={fault}>
                    {labels.toFix} {errorOf(question).text}
                  </span>
                )}
              </p>
            </form>
          </Cell>
        </Grid>
      </Frame>
      {screen === 'appel' && <FirstCalls {...calls} flags={flags} onAnyway={() => goOn('q1')} />}
      {screen === 'revue' && (
        <Review
          words={words}
          asked={spoken}
          onSee={() => {
            if (missing[0] === undefined) go('resultat')
            else ask(missing[0])
          }}
        />
      )}
      {screen === 'resultat' && <StandingResult {...calls} labels={labels} whoPays={whoPays} answers={answers} asked={spoken} />}
      {screen !== 'debut' && (
        <Frame>
          <div className="stored screen-only">
            <p className="fine-print">{words.stored}</p>
            <Erase
              words={labels}
              onErase={() => {
                stored.erase()
                setErased(erased + 1)
                go('debut')
              }}
            />
          </div>
        </Frame>
      )}
    </div>
  )
}

/** On paper, under the first question, whoever ticked a box. */
function PaperCalls({ words, numbers }: { words: Words['paper']; numbers: Numbers }) {
  return (
    <div className="calls callout" data-paper="">
      <p>{words.ticked} </p>
      <ul role="list">
        {words.numbers.map(({ number, text }) => (
          <li key={number}>
            <a href={numbers[number].href}>{numbers[number].text}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
