import type { ReactNode } from 'react'
import { Sentence } from '../../ui/sentence'
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
        <strong>{identity.brand}</strong>, {identity.tagline}, <span className="whole">{identity.phone.text}</span>
      </p>
      <p>{children}</p>
    </div>
  )
}

/** At its foot: the telephone and who pays. */
export function SheetFoot({ words }: { words: string }) {
  return (
    <p className={css.foot}>
      <Sentence of={words} />
    </p>
  )
}
