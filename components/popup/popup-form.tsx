import { useEffect, useEffectEvent, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { callbackMessage } from '@/supabase/functions/_contract/contact-message'
import { addRequestLines } from '@/supabase/functions/_contract/request-lines'
import { AddedLines } from '../forms/request/added-lines'
import { createMessageResolver } from '../forms/request/message-resolver'
import { findCurrentPage } from '../forms/request/page-names'
import { PersonFields } from '../forms/request/person-fields'
import { RequestForm, type RequestFormProps } from '../forms/request/request-form'
import { TimeframeField } from '../forms/request/timeframe-field'
import { useLeaveWarning } from '../forms/drafts/use-leave-warning'
import type { RequestValues } from '../forms/request/request-values'
import { useRequestForm } from '../forms/request/use-request-form'

/**
 * Listed where something is chosen alone: the message is otherwise its fixed text, to the letter.
 */
const getLines = (timeframe: RequestValues['timeframe'], page: string | undefined) =>
  timeframe ? { timeframe, page } : {}

const createResolver = (page: string | undefined) =>
  createMessageResolver(({ timeframe, ...values }) => ({
    ...values,
    seekingFor: 'proche',
    message: addRequestLines(callbackMessage, getLines(timeframe, page)),
  }))

export type PopupResult = 'success' | 'error'

type Props = RequestFormProps & {
  reply: string
  onResult: (result: PopupResult) => void
}

export function PopupForm({ onResult, ...props }: Props) {
  const { words, pageNames } = props
  const page = findCurrentPage(pageNames)
  const resolver = useMemo(() => createResolver(page), [page])
  const request = useRequestForm({ name: 'popup', resolver, words })
  const { state, form } = request
  const timeframe = useWatch({ control: form.control, name: 'timeframe' })
  const { popup, fields } = words
  useLeaveWarning(state === 'submitting')

  const reportResult = useEffectEvent(onResult)
  useEffect(() => {
    if (state === 'success' || state === 'error') reportResult(state)
  }, [state])

  return (
    <RequestForm {...props} isDense request={request} submit={popup.submit} resultWords={popup}>
      {/* A hidden field holds what the message says and the form does not ask, for the e-mail that
          replaces a failed request. */}
      <input type="hidden" data-label={fields.seekingFor.label} value={fields.seekingFor.proche} />
      <PersonFields request={request} />
      <TimeframeField request={request} />
      <AddedLines title={words.addedLines} lines={getLines(timeframe, page)} />
      <input type="hidden" data-label={fields.message.label} value={callbackMessage} />
    </RequestForm>
  )
}
