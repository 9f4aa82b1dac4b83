import { useEffect } from 'react'
import { fillTemplate } from '@/lib/fill-template'
import { setPrintState } from '@/lib/browser/print-state'
import { computeNetCost } from '@/lib/tax-credit'
import { getRulesStatus } from '@/lib/tax-year'
import { Band, Container, TitledBand } from '../ui/page-layout'
import { HomeComparison, ServiceRemoval } from './comparisons'
import { EstimateDetails } from './estimate-details'
import { getShownResidenceId, readAnswers, type FormProps } from './net-cost-values'
import { Prices } from './prices'
import { YearsToCome } from './years-to-come'
import './net-cost-result.css'

/** The whole result, as soon as the residence has every answer that it needs. */
export function NetCostResult(props: FormProps) {
  const { values, words } = props
  const { rules, yearToday } = props.dated
  const answers = readAnswers(values, getShownResidenceId(values))
  const isFilled = answers !== undefined
  useEffect(() => setPrintState(isFilled ? 'answers' : 'blank'), [isFilled])
  if (!answers) return null

  const cost = computeNetCost(answers, rules, yearToday)
  const result = { ...props, answers, cost }
  const rulesLabel = rules.labels[getRulesStatus(rules.year, yearToday)]
  const { otherHelp } = words
  return (
    <section id="resultat" className="net-cost-result" aria-labelledby="resultat-titre">
      <Band tone="card" className="net-cost-result-band">
        <Container>
          <h2 id="resultat-titre">{fillTemplate(words.result.title, { rules: rulesLabel })}</h2>
          {answers.name !== '' && <p className="bold">{answers.name}</p>}
          <Prices {...result} />
        </Container>
      </Band>
      <EstimateDetails {...result} />
      <YearsToCome {...result} />
      {cost.kind === 'estimate' && <ServiceRemoval {...result} cost={cost} />}
      <HomeComparison {...result} />
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
    </section>
  )
}
