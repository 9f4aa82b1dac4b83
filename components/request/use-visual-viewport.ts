'use client'

import { useEffect, type RefObject } from 'react'

/** Tells a fixed element what a keyboard leaves of the screen: most phones lay theirs over the page without telling CSS. */
export function useVisualViewport(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const { style } = element.current ?? {}
    if (!view || !style) return
    const measure = () => {
      // Pinched, the visual viewport is what the visitor looks at, not what a keyboard leaves.
      const isPinched = view.scale > 1.01
      const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
      style.setProperty('--view', isPinched ? '100dvh' : `${String(Math.round(view.height))}px`)
      style.setProperty('--keyboard', isPinched ? '0px' : `${String(Math.max(0, hidden))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element])
}
