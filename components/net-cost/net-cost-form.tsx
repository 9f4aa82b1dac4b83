import { Fragment, type SubmitEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { fillTemplate } from '@/lib/fill-template'
import {
  fillSkippedAnswers,
  isResidenceQuestion,
  parseAnswers,
  type Question,
} from '@/lib/net-cost-answers'
import { ChoiceGroup } from '../forms/choice-group'
import { Button } from '../ui/button'
import { ClearData } from '../forms/clear-data'
import { handleClearDataChoice } from '../forms/clear-data.client'
import { Container } from '../ui/page-layout'
import type { InlineContent } from '../ui/inline-text'
import { AnswerField } from '../forms/answer-field'
import {
  getFieldName,
  getResidenceLetters,
  residenceLetters,
  selectTyped,
  type FormProps,
  type ResidenceLetter,
  type NetCostWords,
} from './net-cost-values'
import { addResidence } from './notebook-prices'
import '../forms/numbered-questions.css'
import '../ui/paper-card.css'
import './net-cost-form.css'

type Props = FormProps & {
  /** True where the browser refuses storage. */
  isUnstored: boolean
  onSubmit: (event: SubmitEvent) => Promise<void>
}

/** The first question of each part, which is skipped only with the whole part. */
const partsByFirstQuestion: Partial<Record<Question, keyof NetCostWords['form']['parts']>> = {
  name: 'people',
  rent: 'lease',
  meals: 'services',
  otherBills: 'more',
}

/** The words of a question, without options where the answer is an amount or a name. */
type QuestionWords = {
  legend: string
  optional?: string
  help?: InlineContent
  options?: Record<string, string | { label: string; often: string }>
}

export function NetCostForm(props: Props) {
  const { hookForm, values, clearData, labels, isUnstored, onSubmit } = props
  const { form: words } = props.words

  return (
    <Container className="net-cost-form screen-only" data-part="form">
      <form
        className="paper-card paper-card-folded numbered-questions"
        method="dialog"
        autoComplete="off"
        onSubmit={(event) => void onSubmit(event)}
      >
        {getResidenceLetters(values).map((residenceLetter) => (
          <Questions key={residenceLetter} {...props} residenceLetter={residenceLetter} />
        ))}
        <ResidenceButtons {...props} />
        <div>
          <label className="checkbox-row">
            <input {...hookForm.register('isKept')} type="checkbox" />
            <span>{words.keep}</span>
          </label>
          <p className="net-cost-keep-note fine-print">{words.keepNote}</p>
        </div>
        <div className="actions">
          <Button type="submit" preventDoubleClick>
            {words.compute}
          </Button>
          <ClearData words={clearData} draftName="net-cost" onChoice={handleClearDataChoice} />
        </div>
        {isUnstored && <p role="alert">{labels.unstored}</p>}
      </form>
    </Container>
  )
}

/** The questions about a residence and, for the first one, about the people. */
function Questions({
  residenceLetter,
  ...props
}: FormProps & { residenceLetter: ResidenceLetter }) {
  const { form: words } = props.words
  const typed = selectTyped(props.values, residenceLetter)
  const skipped = fillSkippedAnswers(typed)
  const invalidQuestions = parseAnswers(typed).error?.issues.map(({ path }) => path[0])
  const isFirst = residenceLetter === 'A'
  const questions = Object.keys(words.questions) as Question[]

  return (
    <>
      {!isFirst && (
        <h2 className="h3 paper-card-head top-rule">
          {fillTemplate(words.residence, { letter: residenceLetter })}
        </h2>
      )}
      {questions
        .filter((name) => !(name in skipped) && (isFirst || isResidenceQuestion(name)))
        .map((name) => {
          const part = isFirst && partsByFirstQuestion[name]
          return (
            <Fragment key={name}>
              {part && <h2 className="h3 paper-card-head top-rule">{words.parts[part]}</h2>}
              <FormQuestion
                {...props}
                name={name}
                residenceLetter={residenceLetter}
                hasError={
                  props.values.isComputed === true && invalidQuestions?.includes(name) === true
                }
              />
            </Fragment>
          )
        })}
    </>
  )
}

/** The buttons that add a residence, or remove the last one, whose answers return with it. */
function ResidenceButtons({ hookForm, values, words: { form: words } }: FormProps) {
  const letters = getResidenceLetters(values)
  return (
    <p className="actions">
      {letters.length < residenceLetters.length && (
        <Button isOutlined type="button" onClick={() => addResidence(hookForm)}>
          {words.add}
        </Button>
      )}
      {letters.length > 1 && (
        <Button
          isOutlined
          type="button"
          onClick={() => hookForm.setValue('residenceCount', String(letters.length - 1))}
        >
          {fillTemplate(words.remove, { letter: letters.at(-1) ?? '' })}
        </Button>
      )}
    </p>
  )
}

function FormQuestion({
  name,
  residenceLetter,
  hasError,
  hookForm: { register },
  words: { form: words },
  labels,
}: FormProps & { name: Question; residenceLetter: ResidenceLetter; hasError: boolean }) {
  const { legend, optional, help, options }: QuestionWords = words.questions[name]
  const errors: Partial<Record<Question, string>> = words.errors
  const text = errors[name] ?? (options ? words.errors.choose : words.errors.amount)
  const fieldName = getFieldName(name, residenceLetter)
  const question = {
    field: keepTicked(register(fieldName)),
    help,
    error: hasError ? { prefix: labels.errorPrefix, text } : undefined,
  }

  return options ? (
    <ChoiceGroup
      {...question}
      id={fieldName}
      type={name === 'services' ? 'checkbox' : 'radio'}
      isTwoColumn
      legend={legend}
      options={listOptions(options)}
    />
  ) : (
    <AnswerField {...question} label={legend} optional={optional} unit={chooseUnit(name, words)} />
  )
}

function chooseUnit(name: Question, words: NetCostWords['form']) {
  if (name === 'name') return undefined
  return name === 'income' ? words.perYear : words.perMonth
}

const listOptions = (options: NonNullable<QuestionWords['options']>) =>
  Object.entries(options).map(([value, option]) =>
    typeof option === 'string'
      ? { value, label: option, isSeparated: value === 'unknown' }
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
