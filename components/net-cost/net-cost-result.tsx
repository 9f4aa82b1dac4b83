import { useEffect, useState } from 'react'
import { getQuebecYear } from '@/lib/quebec-date'
import { fillTemplate } from '@/lib/fill-template'
import { computeNetCost } from '@/lib/tax-credit'
import { getRulesStatus, selectRules } from '@/lib/tax-year'
import { setPrintState } from '../forms/print-state'
import { Band, Container, TitledBand } from '../ui/page-layout'
import { DebouncedStatus } from './debounced-status'
import { HomeComparison, ServiceRemoval } from './comparisons'
import { EstimateDetails } from './estimate-details'
import {
  getResidenceLetters,
  labelResidence,
  readAnswers,
  type FormProps,
  type NetCostWords,
  type ComparedResidence,
  type ResultProps,
} from './net-cost-values'
import { describeCost, Prices } from './prices'
import { SideBySide } from './side-by-side'
import { YearsToCome } from './years-to-come'
import './net-cost-result.css'

/**
 * The result, which follows the answers once it was asked for, and is hidden while no residence can
 * be read.
 */
export function NetCostResult(props: FormProps) {
  const { values, words } = props
  const [yearToday] = useState(getQuebecYear)
  const yearRules = selectRules(props.rules, yearToday)

  const isComputed = values.isComputed === true
  const residences = getResidenceLetters(values).map((letter): ComparedResidence => {
    const answers = readAnswers(values, letter)
    return {
      letter,
      label: labelResidence(values, letter, words.form),
      computed: answers && { answers, cost: computeNetCost(answers, yearRules, yearToday) },
    }
  })
  const isFilled = isComputed && residences.some(({ computed }) => computed)
  useEffect(() => setPrintState(isFilled), [isFilled])

  const rulesLabel = yearRules.labels[getRulesStatus(yearRules.year, yearToday)]
  return (
    <>
      <DebouncedStatus text={isComputed ? describeResidences(residences, words) : ''} />
      {isFilled && (
        <section
          id="resultat"
          className="net-cost-result"
          aria-labelledby="resultat-titre"
          data-landscape={residences.length > 1 ? '' : undefined}
        >
          <Results
            {...props}
            residences={residences}
            yearRules={yearRules}
            title={fillTemplate(words.result.title, { rules: rulesLabel })}
          />
        </section>
      )}
    </>
  )
}

function describeResidences(residences: readonly ComparedResidence[], words: NetCostWords) {
  const [only, ...others] = residences
  if (others.length === 0)
    return only?.computed ? describeCost(only.computed.cost, words) : words.result.hidden

  return residences
    .map(({ label, computed }) => {
      const text = computed ? describeCost(computed.cost, words) : words.comparison.toCorrect
      return `${label} : ${text}`
    })
    .join(' ')
}

function Results({ title, ...props }: ResultProps & { title: string }) {
  const { residences } = props
  const { otherHelp } = props.words
  const only = residences.length === 1 ? residences[0]?.computed : undefined

  return (
    <>
      <Band tone="card" className="net-cost-result-band">
        <Container>
          <h2 id="resultat-titre" tabIndex={-1}>
            {title}
          </h2>
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
