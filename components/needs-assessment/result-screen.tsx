import { Cell, Container, Grid } from '../ui/page-grid'
import { PhoneList } from '../forms/phone-list'
import { assess, type Answers } from '@/lib/assess-needs'
import { OptionsSection } from './options-section'
import {
  Caution,
  DecidingAnswers,
  Modifiers,
  PrintButton,
  UnknownAnswers,
  UrgentCalls,
  WeekGrid,
  WeekSteps,
  type SectionProps,
} from './result-sections'
import { WriteToUs } from './write-to-us'
import './result-screen.css'

type Props = Omit<SectionProps, 'assessment' | 'result'> & { answers: Answers }

/** One of the six results, with what decided it. */
export function ResultScreen({ answers, ...rest }: Props) {
  const { words, numbers, isForSelf } = rest
  const assessment = assess(answers)
  const { flags, guidedBy, modifiers } = assessment
  const result = words.results[assessment.result]
  const props = { ...rest, assessment, result }

  const isUnclear = assessment.result === 'unclear'
  // « Rien ne presse » would be false beside an urgent call.
  const isResultShown = assessment.result !== 'noHurry' || flags.length === 0

  return (
    <section
      id="resultat"
      className="needs-assessment-result"
      data-result={assessment.result}
      data-current=""
    >
      <Container>
        <Grid>
          <Cell from={1} to={8}>
            {flags.length > 0 && <UrgentCalls {...props} />}
            {isResultShown && (
              <>
                <h2 tabIndex={-1}>{result.title}</h2>
                <p className="lead">{result.text}</p>
              </>
            )}
            {isUnclear && <PrintButton label={words.buttons.printGrid} />}
          </Cell>
          <div>
            {modifiers.length > 0 && <Modifiers {...props} />}
            {isResultShown && <OptionsSection {...props} />}
            {isUnclear && <WeekGrid {...props} />}
            <div className="blocks">
              <div className="aside">
                <h3>{words.headings.calls}</h3>
                <PhoneList calls={result.calls} numbers={numbers} />
              </div>
              <div className="told">
                <WeekSteps {...props} />
                {guidedBy.length > 0 && !isUnclear && <DecidingAnswers {...props} />}
                <UnknownAnswers {...props} />
                <Caution {...props} />
              </div>
              <div className="screen-only">
                <WriteToUs
                  words={words}
                  messageText={result.messageText}
                  seekingFor={isForSelf ? 'vous' : 'proche'}
                />
              </div>
            </div>
          </div>
        </Grid>
      </Container>
    </section>
  )
}
