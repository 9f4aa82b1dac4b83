import type { ReactNode } from 'react'
import css from './sheet-head.module.css'

type Props = {
  identity: { brand: string; tagline: string; phone: { text: string } }
  /** On the right: what the sheet is, or what its date is. */
  children: ReactNode
}

/** At the head of a printed sheet: who made it, and a date. */
export function SheetHead({ identity, children }: Props) {
  return (
    <div className={css.head}>
      <p>
        <strong>{identity.brand}</strong>, {identity.tagline}, {identity.phone.text}
      </p>
      <p>{children}</p>
    </div>
  )
}

/** At its foot: the telephone and who pays. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <p className={css.foot}>{children}</p>
}
