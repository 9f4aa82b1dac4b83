import { useEffect } from 'react'
import { fillTemplate } from '@/lib/fill-template'
import { computeNetCost } from '@/lib/tax-credit'
import { getRulesStatus } from '@/lib/tax-year'
import { setPrintState } from '../forms/print-state'
import { Band, Container, TitledBand } from '../ui/page-layout'
import { HomeComparison, ServiceRemoval } from './comparisons'
import { EstimateDetails } from './estimate-details'
import {
  getResidenceLetters,
  labelResidence,
  readAnswers,
  type FormProps,
  type ComparedResidence,
  type ResultProps,
} from './net-cost-values'
import { Prices } from './prices'
import { SideBySide } from './side-by-side'
import { YearsToCome } from './years-to-come'
import './net-cost-result.css'

/** The whole result, as soon as a residence has every answer that it needs. */
export function NetCostResult(props: FormProps) {
  const { values, words, dated } = props
  const { rules, yearToday } = dated
  const residences = getResidenceLetters(values).map((letter): ComparedResidence => {
    const answers = readAnswers(values, letter)
    return {
      letter,
      label: labelResidence(values, letter, words.form),
      computed: answers && { answers, cost: computeNetCost(answers, rules, yearToday) },
    }
  })
  const isFilled = residences.some(({ computed }) => computed)
  useEffect(() => setPrintState(isFilled), [isFilled])

  const rulesLabel = rules.labels[getRulesStatus(rules.year, yearToday)]
  return (
    isFilled && (
      <section
        id="resultat"
        className="net-cost-result"
        aria-labelledby="resultat-titre"
        data-landscape={residences.length > 1 ? '' : undefined}
      >
        <Results
          {...props}
          residences={residences}
          title={fillTemplate(words.result.title, { rules: rulesLabel })}
        />
      </section>
    )
  )
}

function Results({ title, ...props }: ResultProps & { title: string }) {
  const { residences } = props
  const { otherHelp } = props.words
  const only = residences.length === 1 ? residences[0]?.computed : undefined

  return (
    <>
      <Band tone="card" className="net-cost-result-band">
        <Container>
          <h2 id="resultat-titre">{title}</h2>
          {only ? <Prices {...props} {...only} /> : <SideBySide {...props} />}
        </Container>
      </Band>
      <EstimateDetails {...props} />
      <YearsToCome {...props} />
      {only?.cost.kind === 'estimate' && (
        <ServiceRemoval {...props} answers={only.answers} cost={only.cost} />
      )}
      <HomeComparison {...props} />
      <TitledBand title={otherHelp.title} tone="card" className="net-cost-result-band">
        <ul className="divided-list top-rule two-part-rows" role="list">
          {otherHelp.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="fine-print">{otherHelp.note}</p>
      </TitledBand>
    </>
  )
}
