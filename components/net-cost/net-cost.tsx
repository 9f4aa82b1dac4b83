'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHookFormDraft } from '../forms/use-hook-form-draft'
import { resolver, type NetCostValues } from './net-cost-answers'
import { type NetCostAnswers } from '@/lib/tax-credit'
import { NetCostForm } from './net-cost-form'
import type { NetCostProps } from './net-cost-props'
import { NetCostResult } from './net-cost-result'

const selectStorageArea = ({ isKept }: NetCostValues) => (isKept === true ? 'device' : 'tab')

export default function NetCost(props: NetCostProps) {
  const form = useForm<NetCostValues, unknown, NetCostAnswers>({
    resolver,
    shouldFocusError: false,
    // Without this default, react-hook-form takes the first checkbox for the group. It writes any
    // other default over what was typed before hydration.
    defaultValues: { services: [] },
  })
  const isRefused = useHookFormDraft('net-cost', form, selectStorageArea)
  const [isTyping, setTyping] = useState(true)
  const problemList = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const { submitCount } = form.formState
  useEffect(() => {
    const target = problemList.current ?? title.current
    if (submitCount === 0 || !target) return

    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: problemList.current ? 'nearest' : 'start' })
  }, [submitCount])

  return (
    <div
      role="presentation"
      // Not for a select: a render between its input and change events would restore its last
      // value.
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyping(target.inputMode !== '')
      }}
      onBlur={() => setTyping(false)}
    >
      <NetCostForm
        {...props}
        form={form}
        isRefused={isRefused}
        onSubmit={form.handleSubmit(() => form.setValue('isComputed', true))}
        problemList={problemList}
      />
      <NetCostResult {...props} form={form} isTyping={isTyping} title={title} />
    </div>
  )
}
