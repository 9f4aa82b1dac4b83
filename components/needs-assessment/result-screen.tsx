import type { ComponentType } from 'react'
import type { Words } from '@/content/words'
import { Cell, Container, Grid } from '../ui/page-grid'
import { PhoneList } from '../forms/phone-list'
import type { Asked } from './question-wording'
import { assess, type Answers } from '../../lib/assess-needs'
import type { CallsProps } from './calls-screen'
import {
  Answer,
  Caution,
  FirstCalls,
  Guided,
  Modifiers,
  PrintGrid,
  Unknown,
  Week,
  type SectionProps,
} from './result-sections'
import { sectionsOf, type SectionName } from './result-section-order'
import { Ways } from './options-section'
import { WeekGrid } from './week-grid'
import { WriteToUs } from './write-to-us'
import './result-screen.css'

const sections: Record<SectionName, ComponentType<SectionProps>> = {
  urgentCalls: FirstCalls,
  answer: Answer,
  printGrid: PrintGrid,
  modifiers: Modifiers,
  ways: Ways,
  weekGrid: WeekGrid,
  week: Week,
  guided: Guided,
  unknown: Unknown,
  caution: Caution,
}

const show = (names: readonly SectionName[], props: SectionProps) =>
  names.map((name) => {
    const Section = sections[name]
    return <Section key={name} {...props} />
  })

type Props = Omit<CallsProps, 'flags'> & {
  sourcesLabel: Words['sheet']['sources']
  whoPays: string
  answers: Answers
  asked: readonly Asked[]
}

/** One of the six results, with what decided it. Where a residence is named, who pays us stands beside it. */
export function ResultScreen({ answers, ...rest }: Props) {
  const { words, numbers } = rest
  const assessment = assess(answers)
  const { top, middle, column } = sectionsOf(assessment)
  const isForSelf = answers.q2 === 'self'
  const result = words.results[assessment.result]
  const props = { ...rest, assessment, result, isForSelf }

  return (
    <section
      id="resultat"
      className="needs-assessment-result"
      data-result={assessment.result}
      data-now=""
    >
      <Container>
        <Grid>
          <Cell from={1} to={8}>
            {show(top, props)}
          </Cell>
          <div>
            {show(middle, props)}
            <div className="blocks">
              <div className="aside">
                <h3>{words.headings.calls}</h3>
                <PhoneList calls={result.calls} numbers={numbers} />
              </div>
              <div className="told">{show(column, props)}</div>
              <div className="screen-only">
                <WriteToUs
                  words={words}
                  carry={result.carry}
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
