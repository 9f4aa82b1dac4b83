'use client'

import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useHookFormDraft } from '../forms/use-hook-form-draft'
import { useLeaveWarning } from '../forms/use-leave-warning'
import type { NetCostProps, NetCostValues } from './net-cost-values'
import { NetCostForm } from './net-cost-form'
import { NetCostResult } from './net-cost-result'
import { fillFromNotebook } from './notebook-prices'

const selectStorageArea = ({ isKept }: NetCostValues) => (isKept === true ? 'device' : 'tab')

export default function NetCost(props: NetCostProps) {
  const form = useForm<NetCostValues>({
    shouldFocusError: false,
    // Without this default, react-hook-form takes the first checkbox for the group. It writes any
    // other default over what was typed before hydration.
    defaultValues: { services: [], 'services-B': [], 'services-C': [] },
  })
  const isUnstored = useHookFormDraft('net-cost', form, selectStorageArea)
  useLeaveWarning(isUnstored)
  useEffect(() => fillFromNotebook(form, 'A'), [form])

  const values = useWatch({ control: form.control }) as NetCostValues
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount === 0) return

    const wrong = document.querySelector<HTMLElement>('.net-cost-form [aria-invalid="true"]')
    const target = wrong ?? document.getElementById('resultat-titre')
    target?.focus({ preventScroll: true })
    const shown = wrong?.closest('[data-invalid]') ?? target
    shown?.scrollIntoView({ block: wrong ? 'nearest' : 'start' })
  }, [submitCount])

  return (
    <>
      <NetCostForm
        {...props}
        form={form}
        values={values}
        isUnstored={isUnstored}
        onSubmit={form.handleSubmit(() => form.setValue('isComputed', true))}
      />
      <NetCostResult {...props} form={form} values={values} />
    </>
  )
}
