'use client'

import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useHookFormDraft } from '../forms/use-hook-form-draft'
import type { NetCostProps, NetCostValues } from './net-cost-values'
import { NetCostForm } from './net-cost-form'
import { NetCostResult } from './net-cost-result'
import { fillFromNotebook } from './notebook-prices'

const selectStorageArea = ({ isKept }: NetCostValues) => (isKept === true ? 'device' : 'tab')

export default function NetCost(props: NetCostProps) {
  const hookForm = useForm<NetCostValues>({
    shouldFocusError: false,
    // Without this default, react-hook-form takes the first checkbox for the group. It writes any
    // other default over what was typed before hydration.
    defaultValues: { services: [], 'services-B': [], 'services-C': [] },
  })
  const isUnstored = useHookFormDraft('net-cost', hookForm, selectStorageArea)
  useEffect(() => fillFromNotebook(hookForm, 'A'), [hookForm])

  const values = useWatch({ control: hookForm.control }) as NetCostValues
  const { submitCount } = hookForm.formState
  useEffect(() => {
    if (submitCount === 0) return

    const wrong = document.querySelector<HTMLElement>('[data-part="form"] [aria-invalid="true"]')
    const target = wrong ?? document.getElementById('resultat-titre')
    target?.focus({ preventScroll: true })
    const shown = wrong?.closest('[data-invalid]') ?? target
    shown?.scrollIntoView({ block: wrong ? 'nearest' : 'start' })
  }, [submitCount])

  return (
    <>
      <NetCostForm
        {...props}
        hookForm={hookForm}
        values={values}
        isUnstored={isUnstored}
        onSubmit={hookForm.handleSubmit(() => hookForm.setValue('isComputed', true))}
      />
      <NetCostResult {...props} hookForm={hookForm} values={values} />
    </>
  )
}
