'use client'

import { useCallback, useEffect } from 'react'
import { answerClearData } from '../ui/clear-data.client'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Cell, Container, Grid } from '../ui/page-grid'
import type { Words } from '@/content/words'
import { setPrintState } from '../forms/print-date'
import { useStoredFields } from '../forms/use-stored-fields'
import { answerFields } from './answer-fields'
import { askedIn } from './question-wording'
import { firstCalls, readAnswers, unansweredOf, type QuestionId } from '../../lib/assess-needs'
import { CallsScreen, type CallsProps } from './calls-screen'
import { QuestionForm } from './question-form'
import { ResultScreen } from './result-screen'
import { ReviewScreen } from './review-screen'
import { StartScreen } from './start-screen'
import { goTo, useAttempts, useScreen, useScreenFocus } from './use-screen'
import '../ui/paper-card.css'
import './needs-assessment.css'

type Props = Omit<CallsProps, 'flags'> & {
  labels: Pick<Words['sheet'], 'toFix' | 'refused' | 'sources'>
  clearData: ClearDataWords
  whoPays: string
}

/** « Où en êtes-vous? »: twelve questions on one page, to answer on paper or without a script; with one, a screen at a time, then a result. */
export default function NeedsAssessment({
  words,
  numbers,
  labels,
  clearData,
  whoPays,
  exit,
}: Props) {
  const { questions } = words
  const ids = Object.keys(questions) as QuestionId[]
  const read = useCallback((stored: unknown) => readAnswers(stored, questions), [questions])
  const {
    value: answers,
    form,
    change,
    isRefused,
  } = useStoredFields('needs-assessment', read, answerFields)

  const { screen, isHydrated } = useScreen(answers, ids)
  const { attempts, addAttempt, clearAttempts } = useAttempts(screen)
  useScreenFocus(screen, attempts)

  const missing = unansweredOf(answers, ids)
  const isStarted = missing.length < ids.length
  useEffect(() => setPrintState(screen === 'resultat', isStarted), [screen, isStarted])

  const flags = firstCalls(answers)
  const isSelf = answers.q2 === 'self'
  const asked = () => ids.map((id) => askedIn(words, id, answers[id], isSelf))

  /** Who changes an answer goes back to the review, and not through all that follows. */
  const leave = (id: QuestionId) =>
    goTo(missing.length === 0 ? 'revue' : (ids[ids.indexOf(id) + 1] ?? 'revue'))

  const ask = (id: QuestionId) => {
    addAttempt(id)
    goTo(id)
  }

  const goOn = (id: QuestionId) => {
    if (missing.includes(id)) ask(id)
    else if (id === 'q1' && flags.length > 0) goTo('appel')
    else leave(id)
  }

  return (
    <div className="needs-assessment" data-step={screen}>
      <Container className="ground">
        <StartScreen words={words} isNow={screen === 'debut'} />
        <Grid>
          <Cell from={1} to={8}>
            <QuestionForm
              {...{ words, numbers, form, ids, screen, isHydrated, isSelf, attempts }}
              toFix={labels.toFix}
              onChange={(field) => {
                change(field)
                clearAttempts()
              }}
              onNext={goOn}
            />
          </Cell>
        </Grid>
      </Container>
      {screen === 'appel' && (
        <CallsScreen {...{ words, numbers, exit, flags }} onAnyway={() => leave('q1')} />
      )}
      {screen === 'revue' && (
        <ReviewScreen
          words={words}
          asked={asked()}
          onSee={() => (missing[0] ? ask(missing[0]) : goTo('resultat'))}
        />
      )}
      {screen === 'resultat' && (
        <ResultScreen
          {...{ words, numbers, exit, whoPays, answers }}
          sourcesLabel={labels.sources}
          asked={asked()}
        />
      )}
      {isHydrated && (
        <Container className="stored screen-only">
          <p className="fine-print">{isRefused ? labels.refused : words.stored}</p>
          <ClearData words={clearData} store="needs-assessment" onAnswer={answerClearData} />
        </Container>
      )}
    </div>
  )
}
