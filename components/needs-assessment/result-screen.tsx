import { assess, type Answers, type Result } from '@/lib/assess-needs'
import { PhoneList } from '../ui/phone-list'
import { Cell, Container, Grid } from '../ui/page-layout'
import type { CallsProps } from './calls-screen'
import {
  Caution,
  DecidingAnswers,
  PriorityAdvice,
  OptionsSection,
  PrintResultButton,
  UnknownAnswers,
  UrgentCalls,
  WeekGrid,
} from './result-sections'
import { describeAnswers } from './review-screen'
import { screenHashes } from './use-assessment'
import { WriteToUs } from './write-to-us'
import './result-screen.css'

type Props = CallsProps & { answers: Answers; sourcesLabel: string; whoPays: string }

/** The words of the page, and the assessment with its own words. */
export type SectionProps = Omit<Props, 'answers'> & {
  assessment: ReturnType<typeof assess>
  result: CallsProps['words']['results'][Result]
  /** The questions with the answers that were given. */
  questions: ReturnType<typeof describeAnswers>
}

/** The screen of one of the six results, with the answers that decided it. */
export function ResultScreen({ answers, ...page }: Props) {
  const { words, numbers } = page
  const assessment = assess(answers)
  const result = words.results[assessment.result]
  const questions = describeAnswers(words, answers)
  const sections: SectionProps = { ...page, assessment, result, questions }
  const { emergencies, decidedBy, priorityAdvice } = assessment

  const isUnclear = assessment.result === 'unclear'
  // « Rien ne presse » would be false beside an urgent call.
  const isResultShown = assessment.result !== 'noHurry' || emergencies.length === 0

  return (
    <section id={screenHashes.result} className="result-screen" data-current="">
      <Container>
        <Grid>
          <Cell firstColumn={1} lastColumn={8}>
            {emergencies.length > 0 && <UrgentCalls {...sections} />}
            {isResultShown && (
              <>
                <h2 tabIndex={-1}>{result.title}</h2>
                <p className="lead">{result.text}</p>
              </>
            )}
            {isUnclear && <PrintResultButton label={words.buttons.printGrid} />}
          </Cell>
          <div>
            {priorityAdvice.length > 0 && <PriorityAdvice {...sections} />}
            {isResultShown && <OptionsSection {...sections} />}
            {isUnclear && <WeekGrid {...sections} />}
            <div className="result-screen-blocks">
              <div className="result-screen-aside">
                <h3>{words.headings.calls}</h3>
                <PhoneList calls={result.calls} numbers={numbers} />
              </div>
              <div className="result-screen-explanations">
                <div>
                  <h3>{words.headings.week}</h3>
                  <ol className="divided-list">
                    {result.week.map(({ text }) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ol>
                </div>
                {decidedBy.length > 0 && !isUnclear && <DecidingAnswers {...sections} />}
                <UnknownAnswers {...sections} />
                <Caution {...sections} />
              </div>
              <div className="screen-only">
                <WriteToUs
                  words={words}
                  messageText={result.messageText}
                  seekingFor={answers.person === 'self' ? 'vous' : 'proche'}
                />
              </div>
            </div>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
