import type { ReactNode } from 'react'
import { Sentence } from '../../ui/sentence'
import css from './sheet-head.module.css'

type HeadProps = {
  identity: { brand: string; tagline: string; phone: { text: string } }
  /** On the right: what the sheet is, or what its date is. */
  children: ReactNode
}

/** At the head of a printed sheet: who made it, and a date. */
export const SheetHead = ({ identity, children }: HeadProps) => (
  <div className={css.head}>
    <p>
      <strong>{identity.brand}</strong>, {identity.tagline}, <span className="whole">{identity.phone.text}</span>
    </p>
    <p>{children}</p>
  </div>
)

/** What the empty sheet is, or the day of the filled one: components/islands/parts/sheet-day.ts shows it once the sheet has something to say. */
export const SheetDay = ({ empty, printed }: { empty: string; printed: string }) => (
  <>
    <span data-sheet="empty">{empty}</span>
    <span data-sheet="printed" hidden>
      {printed} <time />
    </span>
  </>
)

type Day = { text: string; iso: string }

/** « Vérifié le », once a person has made every check; until then the day of the text itself. */
export function Dated({
  words,
  checkedOn,
  writtenOn,
}: {
  words: Record<'checked' | 'written', string>
  checkedOn: Day | undefined
  writtenOn: Day
}) {
  const day = checkedOn ?? writtenOn
  return (
    <>
      {checkedOn ? words.checked : words.written} <time dateTime={day.iso}>{day.text}</time>
    </>
  )
}

/** At its foot: the telephone and who pays. */
export const SheetFoot = ({ words }: { words: string }) => (
  <p className={css.foot}>
    <Sentence of={words} />
  </p>
)
