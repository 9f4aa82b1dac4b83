'use client'

import { useLayoutEffect } from 'react'

/** Measured before the dialog opens: the width of the scrollbar that is about to go. On a phone it is nothing. */
export function useStillPage(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    return () => {
      root.style.removeProperty('--scrollbar')
    }
  }, [])
}
