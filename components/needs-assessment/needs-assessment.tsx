'use client'

import { useCallback, useEffect } from 'react'
import { answerClearData } from '../ui/clear-data.client'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Cell, Container, Grid } from '../ui/page-grid'
import type { Words } from '@/content/words'
import { setPrintState } from '../forms/print-date'
import { useStoredFields } from '../forms/use-stored-fields'
import { answerFields } from './answer-fields'
import { getQuestionWording } from './question-wording'
import {
  getUnansweredQuestions,
  getUrgentFlags,
  readAnswers,
  type QuestionId,
} from '../../lib/assess-needs'
import { CallsScreen, type CallsProps } from './calls-screen'
import { QuestionForm } from './question-form'
import { ResultScreen } from './result-screen'
import { ReviewScreen } from './review-screen'
import { StartScreen } from './start-screen'
import { goTo, useFailedAttempts, useScreen, useScreenFocus } from './use-screen'
import '../ui/paper-card.css'
import './needs-assessment.css'

type Props = CallsProps & {
  labels: Pick<Words['sheet'], 'toFix' | 'refused' | 'sources'>
  clearData: ClearDataWords
  whoPays: string
}

/** « Où en êtes-vous? »: one question a screen, then a result; without a script, a page of questions. */
export default function NeedsAssessment({ labels, clearData, whoPays, ...callsProps }: Props) {
  const { words, numbers } = callsProps
  const { questions } = words
  const ids = Object.keys(questions) as QuestionId[]
  const read = useCallback((stored: unknown) => readAnswers(stored, questions), [questions])
  const stored = useStoredFields('needs-assessment', read, answerFields)
  const { value: answers, form, change } = stored

  const { screen, isHydrated } = useScreen(answers, ids)
  const { failedAttempts, addFailedAttempt, clearFailedAttempts } = useFailedAttempts(screen)
  useScreenFocus(screen, failedAttempts)

  const unanswered = getUnansweredQuestions(answers, ids)
  const isStarted = unanswered.length < ids.length
  useEffect(() => setPrintState(screen === 'resultat', isStarted), [screen, isStarted])

  const flags = getUrgentFlags(answers)
  const isForSelf = answers.q2 === 'self'
  const getWordings = () => ids.map((id) => getQuestionWording(words, id, answers[id], isForSelf))

  /** After a change to one of twelve answers, back to the review. */
  const goToNext = (id: QuestionId) =>
    goTo(unanswered.length === 0 ? 'revue' : (ids[ids.indexOf(id) + 1] ?? 'revue'))

  const askForAnswer = (id: QuestionId) => {
    addFailedAttempt(id)
    goTo(id)
  }

  const submitQuestion = (id: QuestionId) => {
    if (unanswered.includes(id)) askForAnswer(id)
    else if (id === 'q1' && flags.length > 0) goTo('appel')
    else goToNext(id)
  }

  return (
    <div className="needs-assessment" data-step={screen}>
      <Container className="ground">
        <StartScreen words={words} isCurrent={screen === 'debut'} />
        <Grid>
          <Cell from={1} to={8}>
            <QuestionForm
              {...{ words, numbers, form, ids, screen, isHydrated, isForSelf, failedAttempts }}
              errorPrefix={labels.toFix}
              onChange={(field) => {
                change(field)
                clearFailedAttempts()
              }}
              onSubmit={submitQuestion}
            />
          </Cell>
        </Grid>
      </Container>
      {screen === 'appel' && (
        <CallsScreen {...callsProps} flags={flags} onContinue={() => goToNext('q1')} />
      )}
      {screen === 'revue' && (
        <ReviewScreen
          words={words}
          questions={getWordings()}
          onShowResult={() => (unanswered[0] ? askForAnswer(unanswered[0]) : goTo('resultat'))}
        />
      )}
      {screen === 'resultat' && (
        <ResultScreen
          {...callsProps}
          {...{ whoPays, answers, isForSelf }}
          sourcesLabel={labels.sources}
          questions={getWordings()}
        />
      )}
      {isHydrated && (
        <Container className="stored screen-only">
          <p className="fine-print">{stored.isRefused ? labels.refused : words.stored}</p>
          <ClearData words={clearData} store="needs-assessment" onAnswer={answerClearData} />
        </Container>
      )}
    </div>
  )
}
