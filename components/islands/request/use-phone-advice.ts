'use client'

import { useState } from 'react'
import { phoneAdvice } from '../../../supabase/functions/_shared/contact-message'

/** A number that looks one digit short is accepted, and said once the visitor leaves the field; it goes with the next keystroke. */
export function usePhoneAdvice() {
  const [advice, setAdvice] = useState('')
  return {
    advice,
    judge: (value: string) => {
      setAdvice(phoneAdvice(value) ?? '')
    },
    clear: () => {
      setAdvice('')
    },
  }
}
