'use client'

import { useEffect } from 'react'
import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { ClearData, type ClearDataWords } from '../forms/drafts/clear-data'
import { handleClearDataChoice } from '../forms/drafts/clear-data.client'
import { Cell, Container, Grid } from '../ui/page-layout'
import { SiteLink } from '../ui/site-link'
import { TermList } from '../ui/term-list'
import { CallsScreen, type CallsProps } from './calls-screen'
import { QuestionForm } from './question-form'
import { ResultScreen } from './result-screen'
import { ReviewScreen } from './review-screen'
import { getHash, screenHashes, useAssessment } from './use-assessment'
import '../ui/folded-card.css'
import '../ui/paper-card.css'
import './needs-assessment.css'

type Props = CallsProps & {
  labels: Words['toolLabels']
  clearData: ClearDataWords
  whoPays: string
}

/**
 * The tool « Où en êtes-vous? »: one question a screen, then a result, or all questions without a
 * script.
 */
export default function NeedsAssessment({ labels, clearData, whoPays, ...pageProps }: Props) {
  const { formRef, ...state } = useAssessment(pageProps.words)
  const { words, answers, screen } = state
  const props = { ...pageProps, words }
  // The thumb bar is hidden: urgent numbers come first, and a question ends with its own button.
  useEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-tool-started', screen !== 'start')
    root.toggleAttribute('data-tool-asking', screen !== 'start' && screen !== 'result')
  }, [screen])

  return (
    <div
      className="needs-assessment"
      data-shown-screen={screen in screenHashes ? screen : getHash(screen)}
    >
      <Container className="needs-assessment-questionnaire">
        <Grid
          className="paper-card folded-card"
          data-screen="start"
          data-current={screen === 'start' ? '' : undefined}
        >
          <Cell firstColumn={1} lastColumn={6}>
            <p className="needs-script">
              <ButtonAnchor href="#q1">{words.buttons.start}</ButtonAnchor>
            </p>
            <p>{words.before}</p>
            <p className="among-words bold screen-only">
              {words.urgent.text}{' '}
              <SiteLink className="tap-target" href="/urgence">
                {words.urgent.link}
              </SiteLink>
            </p>
          </Cell>
          <Cell firstColumn={7} lastColumn={12}>
            <TermList items={words.needs} className="screen-only" />
          </Cell>
        </Grid>
        <Grid>
          <Cell firstColumn={1} lastColumn={8}>
            <QuestionForm
              numbers={props.numbers}
              errorPrefix={labels.errorPrefix}
              formRef={formRef}
              state={state}
            />
          </Cell>
        </Grid>
      </Container>
      {screen === 'calls' && (
        <CallsScreen {...props} emergencies={state.emergencies} onContinue={state.skipCalls} />
      )}
      {screen === 'review' && (
        <ReviewScreen words={words} answers={answers} onShowResult={state.showResult} />
      )}
      {screen === 'result' && (
        <ResultScreen
          {...props}
          whoPays={whoPays}
          sourcesLabel={labels.sources}
          answers={answers}
        />
      )}
      {state.isHydrated && (
        <Container className="needs-assessment-stored screen-only">
          <p className="fine-print" role={state.isUnstored ? 'alert' : undefined}>
            {state.isUnstored ? labels.unstored : words.stored}
          </p>
          <ClearData
            words={clearData}
            draftNames={['needs-assessment']}
            onChoice={handleClearDataChoice}
          />
        </Container>
      )}
    </div>
  )
}
