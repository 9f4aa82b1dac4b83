import type { ReactNode } from 'react'
import css from './mobile-menu.module.css'

/** A <details> that opens and closes by itself; components/start/menu.ts closes it on a chosen link, on Escape and on a press outside. */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.menu} data-menu>
      <summary>
        <span className={css.bars} aria-hidden="true" />
        {label}
      </summary>
      {children}
    </details>
  )
}
