'use client'

import { useReducer, useRef, useState } from 'react'
import type { ContactMessage } from '../../supabase/functions/_shared/contact-message'
import { nextState } from './request-state'
import { sendRequest } from './send-request'
import { noteSentRequest } from './visit'

/** A hand that trembles clicks three times; the last one must not fall on the emptied form and turn « Merci » into five errors. */
const restAfterSuccess = 1000

/** One request at a time, from the click to its answer. The lock is a ref: state would come a render too late for three fast clicks. */
export function useRequest() {
  const [state, dispatch] = useReducer(nextState, 'idle')
  const [lastMessage, setLastMessage] = useState<ContactMessage>()
  const isLocked = useRef(false)
  // A field that no visitor sees: filled, it tells a robot, which is answered like anyone and sends nothing.
  const trap = useRef<HTMLInputElement>(null)

  /** True once the request is accepted: then, and only then, may the fields be emptied. */
  const send = async (message: ContactMessage): Promise<boolean> => {
    if (isLocked.current) return false
    isLocked.current = true
    setLastMessage(message)
    dispatch('send')
    const isAccepted = Boolean(trap.current?.value) || (await sendRequest(message))
    if (isAccepted) noteSentRequest()
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
    state,
    lastMessage,
    trap,
    send,
    attempt: () => {
      dispatch('attempt')
    },
    isLocked: () => isLocked.current,
  }
}
