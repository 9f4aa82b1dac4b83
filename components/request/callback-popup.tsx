'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { CallbackProps } from './callback-dialog'
import { startPopupClock } from './popup-clock'

/**
 * On every page, a clock and nothing else: the dialog, react-hook-form and zod are fetched when it is about to open. If they do not come, it
 * does not open.
 */
export function CallbackPopup(props: Omit<CallbackProps, 'onClosed'>) {
  const [Dialog, setDialog] = useState<ComponentType<CallbackProps>>()
  useEffect(
    () =>
      startPopupClock(async () => {
        const { CallbackDialog } = await import('./callback-dialog')
        return () => {
          setDialog(() => CallbackDialog)
        }
      }),
    [],
  )
  return (
    Dialog && (
      <Dialog
        {...props}
        onClosed={() => {
          setDialog(undefined)
        }}
      />
    )
  )
}
