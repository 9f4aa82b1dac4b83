import type { InlineContent } from '@/lib/rich-text'
import { useState, type ChangeEvent, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate } from '@/lib/fill-template'
import {
  fillSkippedAnswers,
  isAnswered,
  noService,
  parseAnswers,
  type Question,
} from '@/lib/net-cost-answers'
import { residenceDrafts } from '@/lib/browser/notebook-storage'
import { ChoiceGroup } from '../forms/fields/choice-group'
import { Button } from '../ui/button'
import { ClearData } from '../forms/drafts/clear-data'
import { handleClearDataChoice } from '../forms/drafts/clear-data.client'
import { Container } from '../ui/page-layout'
import { AnswerField } from '../forms/fields/answer-field'
import { keepTicked } from '../forms/fields/keep-ticked'
import {
  firstQuestions,
  getFieldName,
  getLegend,
  getShownResidenceId,
  labelResidence,
  residenceIds,
  selectTyped,
  type FormProps,
  type ResidenceId,
  type NetCostWords,
  type TypedAnswers,
} from './net-cost-values'
import { describeStop, OpenQuestions } from './open-questions'
import { PriceRange } from './price-range'
import '../forms/fields/numbered-questions.css'
import '../ui/paper-card.css'
import './net-cost-form.css'

type Props = FormProps & {
  /** True where the browser refuses storage. */
  isUnstored: boolean
}

/** The words under a question, without options where the answer is an amount or a name. */
type QuestionWords = {
  legend: string
  optional?: string
  help?: InlineContent
  options?: Record<string, string | { label: string; often: string }>
}

export function NetCostForm(props: Props) {
  const { hookForm, values, clearData, labels, isUnstored } = props
  const { form: words } = props.words
  const residenceId = getShownResidenceId(values)

  return (
    <Container className="net-cost-form screen-only" data-part="form">
      <form className="paper-card numbered-questions" method="dialog" autoComplete="off">
        <Residence key={residenceId} {...props} residenceId={residenceId} />
        <OtherResidences {...props} />
        <div className="net-cost-form-foot">
          <div>
            <label className="checkbox-row">
              <input {...hookForm.register('isKept')} type="checkbox" />
              <span>{words.keep}</span>
            </label>
            <p className="net-cost-form-keep-note fine-print">{words.keepNote}</p>
          </div>
          <ClearData
            words={clearData}
            draftNames={residenceDrafts}
            onChoice={handleClearDataChoice}
          />
        </div>
        {isUnstored && <p role="alert">{labels.unstored}</p>}
      </form>
    </Container>
  )
}

/** Returns the questions that are open from the start: another residence begins with its name. */
const listFirstQuestions = (residenceId: ResidenceId): readonly Question[] =>
  residenceId === 'A' ? firstQuestions : ['name', ...firstQuestions]

/** The questions about the people and a residence, with the net price. */
function Residence(props: FormProps & { residenceId: ResidenceId }) {
  const { residenceId, hookForm, values, words } = props
  const typed = selectTyped(values, residenceId)
  const skipped = fillSkippedAnswers(typed)
  const asked = (Object.keys(words.form.questions) as Question[]).filter(
    (name) => !(name in skipped),
  )

  const [shown, setShown] = useState<readonly Question[]>([])
  // Stored answers arrive after hydration, and a question stays where it was answered.
  const added = asked.filter((name) => isAnswered(typed[name]) && !shown.includes(name))
  if (added.length > 0) setShown([...shown, ...added])
  const open = (name: Question) => {
    flushSync(() => setShown([...shown.filter((each) => each !== name), name]))
    hookForm.setFocus(getFieldName(name, residenceId))
  }

  const first = listFirstQuestions(residenceId)
  const isShown = (name: Question) => asked.includes(name)
  const render = (name: Question) => (
    <FormQuestion key={name} {...props} typed={typed} name={name} isFirst={first.includes(name)} />
  )
  return (
    <>
      {values.residence && (
        <h2 className="h3 paper-card-head">{labelResidence(values, residenceId, words.form)}</h2>
      )}
      <div className="net-cost-form-first">{first.filter(isShown).map(render)}</div>
      <PriceRange {...props} typed={typed} onChange={open} />
      {shown.filter((name) => isShown(name) && !first.includes(name)).map(render)}
      <OpenQuestions
        {...props}
        typed={typed}
        questions={asked.filter((name) => !shown.includes(name) && !first.includes(name))}
        onOpen={open}
      />
    </>
  )
}

/** Buttons that show another residence of the list, which keeps its answers, or a new one. */
export function OtherResidences({ hookForm, values, words: { form: words } }: FormProps) {
  const show = (id: ResidenceId) => {
    flushSync(() => hookForm.setValue('residence', id))
    const [first = 'rent'] = listFirstQuestions(id)
    hookForm.setFocus(getFieldName(first, id))
  }
  const others = residenceIds.filter((id) => id !== getShownResidenceId(values))
  const isEmpty = (id: ResidenceId) =>
    !values[getFieldName('name', id)] && !values[getFieldName('rent', id)]
  const next = others.find(isEmpty)
  if (residenceIds.every(isEmpty)) return null

  return (
    <p className="actions">
      {others
        .filter((id) => id === next || !isEmpty(id))
        .map((id) => (
          <Button key={id} isOutlined type="button" onClick={() => show(id)}>
            {id === next
              ? words.add
              : fillTemplate(words.compute, { residence: labelResidence(values, id, words) })}
          </Button>
        ))}
    </p>
  )
}

type FormQuestionProps = FormProps & {
  name: Question
  residenceId: ResidenceId
  typed: TypedAnswers
  isFirst: boolean
}

function FormQuestion(props: FormQuestionProps) {
  const { name, residenceId, typed, isFirst, hookForm, words, labels } = props
  const { form: formWords } = words
  const { optional, help, options }: QuestionWords = formWords.questions[name]
  const fieldName = getFieldName(name, residenceId)
  const legend = getLegend(name, props)
  const stop = isFirst ? '' : describeStop(typed, name, props)

  // A first answer is no error as long as it is typed.
  const [isFirstTyped, setFirstTyped] = useState(false)
  const isWrong = parseAnswers(typed).wrong.includes(name)
  const errors: Partial<Record<Question, string>> = formWords.errors
  const hasError = isWrong && isAnswered(typed[name]) && !isFirstTyped
  const registered = keepTicked(hookForm.register(fieldName))
  const question = {
    field: {
      ...registered,
      onFocus: () => setFirstTyped(!hasError),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setFirstTyped(false)
        return registered.onBlur(event)
      },
      onChange: async (event: ChangeEvent<HTMLInputElement>) => {
        await registered.onChange(event)
        if (name === 'services') untickContrary(event.target, hookForm, fieldName)
      },
    },
    help: stop ? `${typeof help === 'string' ? help : ''} ${stop}`.trim() : help,
    error: hasError && {
      prefix: labels.errorPrefix,
      text: errors[name] ?? formWords.errors.amount,
    },
  }

  return options ? (
    <ChoiceGroup
      {...question}
      id={fieldName}
      type={name === 'services' ? 'checkbox' : 'radio'}
      isTwoColumn
      hasShortOptions={isFirst}
      legend={legend}
      options={listOptions(options)}
    />
  ) : (
    <AnswerField
      {...question}
      label={legend}
      optional={optional}
      unit={chooseUnit(name, formWords)}
    />
  )
}

/** « None of these services » unticks the services, and a service unticks it. */
function untickContrary(
  { checked, value }: HTMLInputElement,
  { getValues, setValue }: FormProps['hookForm'],
  fieldName: ReturnType<typeof getFieldName>,
) {
  const ticked = getValues(fieldName)
  if (!checked || !Array.isArray(ticked)) return
  const isKept = (each: string) => (each === noService) === (value === noService)
  setValue(fieldName, ticked.filter(isKept))
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
