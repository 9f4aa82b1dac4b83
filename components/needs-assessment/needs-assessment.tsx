'use client'

import { useEffect } from 'react'
import { answerClearData } from '../ui/clear-data.client'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Cell, Container, Grid } from '../ui/page-grid'
import type { Words } from '@/content/words'
import { CallsScreen, type CallsProps } from './calls-screen'
import { QuestionForm } from './question-form'
import { ResultScreen } from './result-screen'
import { ReviewScreen } from './review-screen'
import { StartScreen } from './start-screen'
import { useAssessment } from './use-assessment'
import '../ui/paper-card.css'
import './needs-assessment.css'

type Props = CallsProps & {
  labels: Pick<Words['toolLabels'], 'toFix' | 'refused' | 'sources'>
  clearData: ClearDataWords
  whoPays: string
}

/**
 * « Où en êtes-vous? »: one question a screen, then a result; without a script, a page of
 * questions.
 */
export default function NeedsAssessment({ labels, clearData, whoPays, ...callsProps }: Props) {
  const { words, numbers } = callsProps
  const { form, ...state } = useAssessment(words)
  const { screen } = state
  // The thumb bar leaves: other numbers come first, and a question has its own button at the foot.
  useEffect(() => {
    const isAsking = screen !== 'debut' && screen !== 'resultat'
    document.documentElement.toggleAttribute('data-is-asking', isAsking)
  }, [screen])

  return (
    <div className="needs-assessment" data-step={screen}>
      <Container className="ground">
        <StartScreen words={words} isCurrent={screen === 'debut'} />
        <Grid>
          <Cell from={1} to={8}>
            <QuestionForm {...{ words, numbers, form, state }} errorPrefix={labels.toFix} />
          </Cell>
        </Grid>
      </Container>
      {screen === 'appel' && (
        <CallsScreen {...callsProps} flags={state.flags} onContinue={state.skipCalls} />
      )}
      {screen === 'revue' && (
        <ReviewScreen
          words={words}
          questions={state.getWordings()}
          onShowResult={state.showResult}
        />
      )}
      {screen === 'resultat' && (
        <ResultScreen
          {...callsProps}
          whoPays={whoPays}
          sourcesLabel={labels.sources}
          answers={state.answers}
          isForSelf={state.isForSelf}
          questions={state.getWordings()}
        />
      )}
      {state.isHydrated && (
        <Container className="stored screen-only">
          <p className="fine-print">{state.isRefused ? labels.refused : words.stored}</p>
          <ClearData words={clearData} store="needs-assessment" onAnswer={answerClearData} />
        </Container>
      )}
    </div>
  )
}
