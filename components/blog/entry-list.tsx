import type { ReactNode } from 'react'
import css from './entry.module.css'

/** Cards as lines of an index: a picture, a title, a promise, a hairline. */
export function EntryList({ children }: { children: ReactNode }) {
  return (
    <ul className={css.list} role="list">
      {children}
    </ul>
  )
}
