'use client'

import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { getQuebecYear } from '@/supabase/functions/_calendar/quebec-time'
import { selectRules } from '@/lib/tax-year'
import { useHookFormDraft } from '../forms/drafts/use-hook-form-draft'
import type { NetCostProps, NetCostValues } from './net-cost-values'
import { NetCostForm } from './net-cost-form'
import { NetCostResult } from './net-cost-result'
import { netCostStorage } from './net-cost-storage'

export default function NetCost(props: NetCostProps) {
  const hookForm = useForm<NetCostValues>({
    shouldFocusError: false,
    // Without this default, react-hook-form takes the first checkbox for the group. It writes any
    // other default over what was typed before hydration.
    defaultValues: { services: [], 'services-B': [], 'services-C': [] },
  })
  const isUnstored = useHookFormDraft(netCostStorage, hookForm)

  const values = useWatch({ control: hookForm.control }) as NetCostValues
  const [yearToday] = useState(getQuebecYear)
  const dated = { rules: selectRules(props.rules, yearToday), yearToday }
  const formProps = { ...props, hookForm, values, dated }

  return (
    <>
      <NetCostForm {...formProps} isUnstored={isUnstored} />
      <NetCostResult {...formProps} />
    </>
  )
}
