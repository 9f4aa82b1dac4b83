import { Fragment, type SubmitEvent } from 'react'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { ChoiceGroup } from '../forms/choice-group'
import { Button } from '../ui/button'
import { ClearData } from '../ui/clear-data'
import { answerClearData } from '../ui/clear-data.client'
import { Container } from '../ui/page-grid'
import { Sentence, type SentenceText } from '../ui/sentence'
import { MoneyField } from './money-field'
import { answerSkipped, type FormProps, type NetCostWords, type Question } from './net-cost-answers'
import '../ui/paper-card.css'
import './net-cost-form.css'

type Props = FormProps & {
  /** The browser stores nothing. */
  isRefused: boolean
  onSubmit: (event: SubmitEvent) => Promise<void>
}

/** The first question of each part, skipped only with the whole part. */
const partsByFirstQuestion: Partial<Record<Question, keyof NetCostWords['form']['parts']>> = {
  registered: 'people',
  rent: 'lease',
  meals: 'services',
  otherBills: 'more',
}

/** Without options, the answer is an amount. */
type QuestionWords = {
  legend: string
  optional?: string
  help?: SentenceText
  options?: Record<string, string | { label: string; often: string }>
}

export function NetCostForm(props: Props) {
  const { form, clearData, labels, isRefused, onSubmit } = props
  const { form: words } = props.words
  const [registered, household] = useWatch({
    control: form.control,
    name: ['registered', 'household'],
  })
  const skipped = answerSkipped({ registered, household })
  const names = (Object.keys(words.questions) as Question[]).filter((name) => !(name in skipped))

  return (
    <Container className="net-cost-form screen-only">
      <form
        className="sheet folded"
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => void onSubmit(event)}
      >
        {names.map((name) => {
          const part = partsByFirstQuestion[name]
          return (
            <Fragment key={name}>
              {part && <h2 className="h3 sheet-head ruled">{words.parts[part]}</h2>}
              <FormQuestion {...props} name={name} />
            </Fragment>
          )
        })}
        <div>
          <label className="tick">
            <input {...form.register('isKept')} type="checkbox" />
            <span>{words.keep}</span>
          </label>
          <p className="fine-print">{words.keepNote}</p>
        </div>
        <ProblemList {...props} names={names} />
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

function FormQuestion({
  name,
  form: { register, formState },
  words: { form: words },
  labels,
}: FormProps & { name: Question }) {
  const { legend, optional, help, options }: QuestionWords = words.questions[name]
  const errors: Partial<Record<Question, string>> = words.errors
  const text = errors[name] ?? (options ? words.errors.choose : words.errors.amount)
  const field = {
    field: keepTicked(register(name)),
    help,
    error: formState.errors[name] && { prefix: labels.toFix, text },
  }

  return options ? (
    <ChoiceGroup
      {...field}
      id={name}
      type={name === 'services' ? 'checkbox' : 'radio'}
      legend={legend}
      options={listOptions(options)}
    />
  ) : (
    <MoneyField
      {...field}
      label={legend}
      optional={optional}
      unit={name === 'income' ? words.perYear : words.perMonth}
    />
  )
}

const listOptions = (options: NonNullable<QuestionWords['options']>) =>
  Object.entries(options).map(([value, option]) =>
    typeof option === 'string'
      ? { value, label: option, isApart: value === 'unknown' }
      : { value, label: option.label, note: option.often },
  )

/**
 * react-hook-form 7.92 unticks a radio that was ticked before hydration, unless that radio
 * registers before the others of its group.
 */
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

/** The answers to correct, numbered as their questions are. */
function ProblemList({
  form: { formState, setFocus },
  words: { form: words },
  names,
}: FormProps & { names: readonly Question[] }) {
  const problems = names.filter((name) => formState.errors[name])
  if (problems.length === 0) return null

  return (
    <div
      className="problems callout"
      data-kind="error"
      role="group"
      aria-labelledby="problems"
      tabIndex={-1}
    >
      <p className="bold" id="problems">
        {words.errors.summary}
      </p>
      <ul role="list">
        {problems.map((name) => {
          const { legend, optional = '' }: QuestionWords = words.questions[name]
          return (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  setFocus(name)
                }}
              >
                <span>
                  <Sentence text={`${names.indexOf(name) + 1}. ${legend} ${optional}`.trim()} />
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
