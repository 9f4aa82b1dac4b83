'use client'

import { useReducer, useRef } from 'react'
import type { ContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { endUnderWay, noteUnderWay, type FormName } from '../../start/under-way'
import { noteSentRequest } from '../../start/visit'
import { draftId, endDraftId } from './draft-id'
import { nextState } from './request-state'
import { sendRequest } from './send-request'

/** A hand that trembles clicks three times; the last one must not fall on the emptied form and turn « Merci » into five errors. */
const restAfterSuccess = 1000

/**
 * A page that is going away is told that its request failed, though it travels on (Chromium 156). One that is still there after so long heard the
 * truth.
 */
const lastWords = 1000

/** One request at a time, from the click to its answer. The lock is a ref: state would come a render too late for three fast clicks. */
export function useRequest(name: FormName) {
  const [state, dispatch] = useReducer(nextState, 'idle')
  const isLocked = useRef(false)

  /** True once the request is accepted: then, and only then, may the fields be emptied. */
  const send = async (message: ContactMessage, form: HTMLFormElement | null): Promise<boolean> => {
    if (isLocked.current || !form) return false
    isLocked.current = true
    dispatch('send')
    const id = draftId(form)
    noteUnderWay(name, { ...message, id })
    const isAccepted = await sendRequest(message, { id })
    if (isAccepted) {
      endUnderWay(name)
      noteSentRequest()
      endDraftId(form)
    } else
      setTimeout(() => {
        if (!isLocked.current) endUnderWay(name)
      }, lastWords)
    setTimeout(
      () => {
        isLocked.current = false
      },
      isAccepted ? restAfterSuccess : 0,
    )
    dispatch(isAccepted ? 'accepted' : 'failed')
    return isAccepted
  }

  return {
    name,
    state,
    send,
    attempt: () => {
      dispatch('attempt')
    },
    isLocked: () => isLocked.current,
  }
}
