import { updateDraft } from '@/lib/browser/draft-storage'
import { serviceNames, type NetCostAnswers } from '@/lib/net-cost-answers'
import { changeResidence, readNotebook } from '@/lib/notebook-data'
import { computeNetCost } from '@/lib/tax-credit'
import { ButtonLink } from '../ui/site-link'
import { readAnswers, residenceIds, type FormProps, type NetCostWords } from './net-cost-values'
import { describeNet } from './prices'

/** Lists the meals and the services that are not in a lease of the register. */
function describeExcluded(
  { registered, meals, services }: NetCostAnswers,
  { form, result, removal }: NetCostWords,
) {
  if (registered === 'no') return ''

  const missingMeals = {
    none: removal.meals,
    oneMeal: result.rowLabels.twoMeals,
    twoMeals: result.rowLabels.oneMeal,
    threeMeals: '',
  }
  const missing = serviceNames
    .filter((name) => !services.includes(name))
    .map((name) => form.questions.services.options[name].label.split(/,| \(/)[0])
  return [missingMeals[meals], ...missing].filter(Boolean).join('; ').toLowerCase()
}

/** A link that writes what was computed into the visit notebook and opens it. */
export function NotebookLink({ values, words, dated: { rules, yearToday } }: FormProps) {
  const writePrices = () =>
    updateDraft('visit-notebook', readNotebook, (notebook) =>
      residenceIds.reduce((previous, id, index) => {
        const answers = readAnswers(values, id)
        if (!answers) return previous

        const cost = computeNetCost(answers, rules, yearToday)
        const net = cost.kind === 'estimate' ? describeNet(cost, words) : words.result.notComputed
        return changeResidence(previous, index, (residence) => ({
          ...residence,
          net,
          excluded: residence.excluded || describeExcluded(answers, words),
        }))
      }, notebook),
    )
  return (
    <ButtonLink isOutlined href="/carnet-de-visite" onClick={writePrices}>
      {words.result.toNotebook}
    </ButtonLink>
  )
}
