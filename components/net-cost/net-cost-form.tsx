import { Fragment, type RefObject } from 'react'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import type { Words } from '@/content/words'
import { answerClearData } from '../ui/clear-data.client'
import { Button } from '../ui/button'
import { ClearData, type ClearDataWords } from '../ui/clear-data'
import { Container } from '../ui/page-grid'
import { Sentence, type SentenceText } from '../ui/sentence'
import { ChoiceGroup } from '../forms/choice-group'
import { MoneyField } from './money-field'
import { unaskedIn, type NetCostFormState, type Question } from './net-cost-answers'
import { serviceNames } from '../../lib/tax-credit'
import '../ui/paper-card.css'
import './net-cost-form.css'

export type FormProps = {
  form: NetCostFormState
  words: Words['netCostPage']['form']
  labels: Pick<Words['sheet'], 'toFix' | 'refused'>
  clearData: ClearDataWords
  /** The browser stores nothing. */
  isRefused: boolean
  onSubmit: () => Promise<void>
  /** Its list of what is to be corrected. */
  problems: RefObject<HTMLDivElement | null>
}

type Asked = {
  legend: string
  help?: SentenceText
  optional?: string
  options?: Options
  error?: string
  unit?: string
}
type Options = readonly { value: string; label: string; note?: string; isApart?: boolean }[]

const yesNo = ({ yes, no }: { yes: string; no: string }): Options => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

/** A question with its answers, or without them an amount. */
function askedIn({
  registered,
  household,
  age,
  third,
  dependent,
  subsidized,
  meals,
  services,
  perMonth,
  ...words
}: FormProps['words']) {
  const { rent, otherBills, occasional, income, errors, perYear } = words
  const amount = (
    { label, help }: { label: string; help: string },
    error: string,
    unit = perMonth,
  ) => ({
    legend: label,
    help,
    error,
    unit,
  })
  return {
    registered: {
      ...registered,
      options: [
        ...yesNo(registered),
        { value: 'unknown', label: registered.unknown, isApart: true },
      ],
    },
    household: {
      ...household,
      options: (['one', 'couple'] as const).map((value) => ({ value, label: household[value] })),
    },
    isOfAge: { legend: age.legend, options: yesNo(age) },
    isPartnerOfAge: { legend: age.partner, options: yesNo(age) },
    hasThirdPerson: { ...third, options: yesNo(third) },
    isDependent: { ...dependent, options: yesNo(dependent) },
    rent: amount(rent, errors.rent),
    isSubsidized: { ...subsidized, options: yesNo(subsidized) },
    meals: {
      ...meals,
      options: (['none', 'one', 'two', 'three'] as const).map((count, at) => ({
        value: String(at),
        label: meals[count],
      })),
    },
    services: {
      ...services,
      options: serviceNames.map((value) => ({
        value,
        label: services[value].label,
        note: services[value].often,
      })),
    },
    otherBills: amount(otherBills, errors.amount),
    occasional: amount(occasional, errors.amount),
    income: { ...amount(income, errors.income, perYear), optional: income.optional },
  } satisfies Record<Question, Asked>
}

/** react-hook-form 7.92 unticks a radio that was ticked before hydration, unless it hears of that radio before the others of its group. */
function keepTicked({ ref, ...field }: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...field,
    ref: (input: HTMLInputElement | null) => {
      const ticked = input?.form?.querySelector(`[name="${field.name}"]:checked`)
      if (input?.type === 'radio' && ticked) ref(ticked)
      ref(input)
    },
  }
}

const questionsOf: Record<keyof FormProps['words']['parts'], readonly Question[]> = {
  people: ['registered', 'household', 'isOfAge', 'isPartnerOfAge', 'hasThirdPerson', 'isDependent'],
  lease: ['rent', 'isSubsidized'],
  services: ['meals', 'services'],
  more: ['otherBills', 'occasional', 'income'],
}

export function NetCostForm({
  form,
  words,
  labels,
  clearData,
  isRefused,
  onSubmit,
  problems,
}: FormProps) {
  const { register, control, formState, setFocus } = form
  const [registered, household] = useWatch({ control, name: ['registered', 'household'] })
  const asked: Record<Question, Asked> = askedIn(words)
  const unasked = unaskedIn({ registered, household })
  const parts = (Object.keys(questionsOf) as (keyof typeof questionsOf)[])
    .map((part) => ({
      title: words.parts[part],
      names: questionsOf[part].filter((name) => !(name in unasked)),
    }))
    .filter(({ names }) => names.length > 0)
  const inOrder = parts.flatMap(({ names }) => names)
  const wrong = inOrder.filter((name) => formState.errors[name])
  return (
    <Container className="net-cost-form screen-only">
      <form
        className="sheet folded"
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {parts.map(({ title, names }) => (
          <Fragment key={title}>
            <h2 className="sheet-head ruled">{title}</h2>
            {names.map((name) => {
              const {
                legend,
                help,
                optional,
                options,
                unit = '',
                error = words.errors.choose,
              } = asked[name]
              const given = {
                field: keepTicked(register(name)),
                help,
                error: formState.errors[name] && { prefix: labels.toFix, text: error },
              }
              return options ? (
                <ChoiceGroup
                  key={name}
                  {...given}
                  id={name}
                  type={name === 'services' ? 'checkbox' : 'radio'}
                  legend={legend}
                  options={options}
                />
              ) : (
                <MoneyField key={name} {...given} label={legend} optional={optional} unit={unit} />
              )
            })}
          </Fragment>
        ))}
        <div>
          <label className="tick">
            <input {...register('isKept')} type="checkbox" />
            <span>{words.keep}</span>
          </label>
          <p className="fine-print">{words.keepNote}</p>
        </div>
        {wrong.length > 0 && (
          <div
            className="problems callout"
            data-kind="error"
            role="group"
            aria-labelledby="problems"
            tabIndex={-1}
            ref={problems}
          >
            <p id="problems">{words.errors.summary}</p>
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
                    <span>
                      <Sentence
                        text={[
                          `${inOrder.indexOf(name) + 1}.`,
                          asked[name].legend,
                          asked[name].optional,
                        ]
                          .filter(Boolean)
                          .join(' ')}
                      />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="actions">
          <Button type="submit" preventDoubleClick>
            {words.compute}
          </Button>
          <ClearData words={clearData} store="net-cost" onAnswer={answerClearData} />
        </div>
        {isRefused && <p>{labels.refused}</p>}
      </form>
    </Container>
  )
}
