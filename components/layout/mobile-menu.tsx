'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import css from './mobile-menu.module.css'

/**
 * A <details> that opens and closes by itself, before any script and without it. The script adds what <details> does not do: it closes
 * when a link is chosen, on Escape and on a press outside, and gives the focus back.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (giveFocusBack: boolean) => {
      const menu = box.current
      if (!menu?.open) return
      menu.open = false
      if (giveFocusBack) menu.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true)
    }
    const onPress = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      const isInside = target !== null && box.current?.contains(target) === true
      if (!isInside) close(false)
      else if (target.closest('a')) close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onPress)
    }
  }, [])

  return (
    <details className={css.menu} ref={box}>
      <summary>
        <span className={css.bars} aria-hidden="true" />
        {label}
      </summary>
      {children}
    </details>
  )
}
