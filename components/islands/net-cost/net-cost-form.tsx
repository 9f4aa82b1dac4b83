import { useState, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import type { NetCostPage } from '@/content/tools/cout-net'
import type { Sheet } from '@/content/tools/sheet'
import { Button } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { Choices } from '../parts/choices'
import { Erase, EraseStatus } from '../parts/erase'
import { MoneyField } from '../parts/money-field'
import { asksForServices, isCouple, questions, serviceNames, type NetCostFormState, type Question } from './net-cost-answers'
import './net-cost-form.css'

type Props = {
  form: NetCostFormState
  words: NetCostPage['form']
  labels: Pick<Sheet, 'toFix' | 'erase' | 'erasing' | 'refused'>
  /** The browser stores nothing. */
  isRefused: boolean
  onSubmit: () => Promise<void>
  /** Its list of what is to be corrected. */
  problems: RefObject<HTMLDivElement | null>
}

const yesNo = ({ yes, no }: { yes: string; no: string }) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

const labelsOf = (words: Props['words']): Record<Question, string> => ({
  registered: words.registered.legend,
  household: words.household.legend,
  isOfAge: words.age.legend,
  isPartnerOfAge: words.age.partner,
  hasThirdPerson: words.third.legend,
  isDependent: words.dependent.legend,
  rent: words.rent.label,
  isSubsidized: words.subsidized.legend,
  meals: words.meals.legend,
  services: words.services.legend,
  otherBills: words.otherBills.label,
  occasional: words.occasional.label,
  income: `${words.income.label} ${words.income.optional}`,
})

/** The questions of the computation, in their order. */
export function NetCostForm({ form, words, labels, isRefused, onSubmit, problems }: Props) {
  const { register, control, formState, reset, setFocus } = form
  const [registered, household] = useWatch({ control, name: ['registered', 'household'] })
  const hasServices = asksForServices({ registered })
  const hasCouple = isCouple({ household })
  const [erased, setErased] = useState(0)
  const { errors: texts } = words
  const texted: Partial<Record<Question, string>> = {
    rent: texts.rent,
    otherBills: texts.amount,
    occasional: texts.amount,
    income: texts.income,
  }
  const errorOf = (name: Question) => formState.errors[name] && { prefix: labels.toFix, text: texted[name] ?? texts.choose }
  const unasked: readonly Question[] = [
    ...(hasCouple ? [] : (['isPartnerOfAge', 'hasThirdPerson'] as const)),
    ...(hasServices ? [] : (['isSubsidized', 'meals', 'services'] as const)),
  ]
  const wrong = questions.filter((name) => formState.errors[name] && !unasked.includes(name))
  const legends = labelsOf(words)
  const question = (name: Question) => ({ field: register(name), legend: legends[name], error: errorOf(name) })
  const amount = (name: 'rent' | 'otherBills' | 'occasional' | 'income') => ({
    field: register(name),
    label: words[name].label,
    help: words[name].help,
    error: errorOf(name),
  })
  return (
    <Frame className="net-cost-form screen-only">
      <Grid>
        <Cell from={1} to={8}>
          <form
            method="dialog"
            autoComplete="off"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void onSubmit()
            }}
          >
            <h2 className="ruled">{words.parts.people}</h2>
            <Choices
              {...question('registered')}
              id="registered"
              help={words.registered.help}
              options={[...yesNo(words.registered), { value: 'unknown', label: words.registered.unknown, isApart: true }]}
            />
            <Choices
              {...question('household')}
              id="household"
              options={[
                { value: 'one', label: words.household.one },
                { value: 'couple', label: words.household.couple },
              ]}
              columns
            />
            <Choices {...question('isOfAge')} id="of-age" options={yesNo(words.age)} columns />
            {hasCouple && (
              <>
                <Choices {...question('isPartnerOfAge')} id="partner-of-age" options={yesNo(words.age)} columns />
                <Choices {...question('hasThirdPerson')} id="third-person" options={yesNo(words.third)} columns />
              </>
            )}
            <Choices {...question('isDependent')} id="dependent" help={words.dependent.help} options={yesNo(words.dependent)} columns />
            <h2 className="ruled">{words.parts.lease}</h2>
            <MoneyField {...amount('rent')} unit={words.perMonth} />
            {hasServices && (
              <>
                <Choices
                  {...question('isSubsidized')}
                  id="subsidized"
                  help={words.subsidized.help}
                  options={yesNo(words.subsidized)}
                  columns
                />
                <h2 className="ruled">{words.parts.services}</h2>
                <Choices
                  {...question('meals')}
                  id="meals"
                  options={[words.meals.none, words.meals.one, words.meals.two, words.meals.three].map((label, count) => ({
                    value: String(count),
                    label,
                  }))}
                  columns
                />
                <Choices
                  {...question('services')}
                  id="services"
                  type="checkbox"
                  help={words.services.help}
                  options={serviceNames.map((name) => ({
                    value: name,
                    label: words.services[name].label,
                    note: words.services[name].often,
                  }))}
                />
              </>
            )}
            <h2 className="ruled">{words.parts.more}</h2>
            <MoneyField {...amount('otherBills')} unit={words.perMonth} />
            <MoneyField {...amount('occasional')} unit={words.perMonth} />
            <MoneyField {...amount('income')} optional={words.income.optional} unit={words.perYear} />
            {wrong.length > 0 && (
              <div className="problems callout" data-kind="error" role="group" aria-labelledby="problems" tabIndex={-1} ref={problems}>
                <p id="problems">{texts.summary}</p>
                <ul role="list">
                  {wrong.map((name) => (
                    <li key={name}>
                      <a
                        href={`#${name}`}
                        onClick={(event) => {
                          event.preventDefault()
                          setFocus(name)
                        }}
                      >
                        {legends[name]}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className="actions">
              <Button type="submit">{words.compute}</Button>
              <Erase
                words={labels}
                onErase={() => {
                  reset()
                  setErased(erased + 1)
                }}
              />
            </div>
            <div>
              <label className="tick">
                <input {...register('isKept')} type="checkbox" />
                <span>{words.keep}</span>
              </label>
              <p className="fine-print">{words.keepNote}</p>
              <EraseStatus words={labels} erased={erased} isRefused={isRefused} />
            </div>
          </form>
        </Cell>
      </Grid>
    </Frame>
  )
}
