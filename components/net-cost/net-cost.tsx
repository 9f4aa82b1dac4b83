'use client'

import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { NetCostAnswers } from '@/lib/tax-credit'
import { useHookFormDraft } from '../forms/use-hook-form-draft'
import { resolver, type NetCostProps, type NetCostValues } from './net-cost-answers'
import { NetCostForm } from './net-cost-form'
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

  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount === 0) return

    const problems = document.querySelector<HTMLElement>('.problems')
    const target = problems ?? document.getElementById('resultat-titre')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: problems ? 'nearest' : 'start' })
  }, [submitCount])

  return (
    <>
      <NetCostForm
        {...props}
        form={form}
        isRefused={isRefused}
        onSubmit={form.handleSubmit(() => form.setValue('isComputed', true))}
      />
      <NetCostResult {...props} form={form} />
    </>
  )
}
