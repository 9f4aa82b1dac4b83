'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStoredForm } from '../forms/use-stored-form'
import { resolver, type NetCostValues } from './net-cost-answers'
import { type NetCostAnswers } from '../../lib/tax-credit'
import { NetCostForm, type FormProps } from './net-cost-form'
import { NetCostResult, type ResultProps } from './net-cost-result'

type Props = Pick<FormProps, 'labels' | 'clearData'> &
  Pick<ResultProps, 'rules' | 'words' | 'phone' | 'whoPays'>

const getArea = ({ isKept }: NetCostValues) => (isKept === true ? 'device' : 'tab')

/** « Un mois en résidence, prix net »: the questions, then what they come to, which follows each answer once it was asked for. */
export default function NetCost({ rules, words, labels, clearData, phone, whoPays }: Props) {
  // No other default values: react-hook-form would write them over what was typed before hydration. Without this one, it takes the first box for the group.
  const form = useForm<NetCostValues, unknown, NetCostAnswers>({
    resolver,
    shouldFocusError: false,
    defaultValues: { services: [] },
  })
  const isRefused = useStoredForm('net-cost', form, getArea)
  const [attempts, setAttempts] = useState(0)
  // What changes is said aloud once it is typed to its end.
  const [isTyping, setTyping] = useState(true)
  const problems = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const goal = problems.current ?? title.current
    if (attempts === 0 || !goal) return
    goal.focus({ preventScroll: true })
    goal.scrollIntoView({ block: problems.current ? 'nearest' : 'start' })
  }, [attempts])

  const compute = async () => {
    await form.handleSubmit(() => form.setValue('isComputed', true))()
    // Not in the callback: react-hook-form publishes the errors after it.
    setAttempts((count) => count + 1)
  }

  return (
    // Not a control: it hears those that it holds.
    <div
      role="presentation"
      // Not a list: rendered between its « input » and its « change », it would go back to what it was.
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyping(target.inputMode !== '')
      }}
      onBlur={() => setTyping(false)}
    >
      <NetCostForm
        form={form}
        words={words.form}
        labels={labels}
        clearData={clearData}
        isRefused={isRefused}
        onSubmit={compute}
        problems={problems}
      />
      <NetCostResult
        form={form}
        rules={rules}
        words={words}
        toFix={labels.toFix}
        phone={phone}
        whoPays={whoPays}
        isTyping={isTyping}
        title={title}
      />
    </div>
  )
}
