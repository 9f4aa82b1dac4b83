import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Sentence } from '../ui/sentence'
import css from './tool-page.module.css'

type Props = {
  /** The tool's own name, for what steps aside while it is open (the callback popup, the bar under the thumb). */
  tool: 'urgence' | 'ou-en-etes-vous' | 'cout-net' | 'carnet-de-visite'
  /** At the head of the sheet: who made it. */
  identity: { brand: string; tagline: string; phone: { text: string } }
  /** Beside it: what the sheet is, or what its date is. */
  day: ReactNode
  /** At its foot: the telephone and who pays. */
  foot?: string
  children: ReactNode
}

/** A tool, and the sheet of paper that it becomes: US Letter, black on white, measured in points so that larger text on screen does not overflow it. */
export const ToolPage = ({
  tool,
  identity: { brand, tagline, phone },
  day,
  foot,
  children,
}: Props) => (
  <div className={css.tool} data-tool={tool}>
    <div className={classNames(css.printHead, 'print-only')}>
      <p>
        <strong>{brand}</strong>, {tagline}, <span className="whole">{phone.text}</span>
      </p>
      <p>{day}</p>
    </div>
    {children}
    {foot !== undefined && (
      <p className={classNames(css.printFoot, 'print-only')}>
        <Sentence text={foot} />
      </p>
    )}
  </div>
)

/** What the empty sheet is, or the day of the filled one: components/forms/print-date.ts shows it once the sheet has something to say. */
export const PrintedDate = ({ empty, printed }: { empty: string; printed: string }) => (
  <>
    <span data-print-state="empty">{empty}</span>
    <span data-print-state="printed" hidden>
      {printed} <span data-print-date="" />
    </span>
  </>
)

type Day = { text: string; iso: string }
type DatedProps = {
  words: Record<'checked' | 'written', string>
  checkedOn: Day | undefined
  writtenOn: Day
}

/** « Vérifié le », once a person has made every check; until then the day of the text itself. */
export function CheckedDate({ words, checkedOn, writtenOn }: DatedProps) {
  const { iso, text } = checkedOn ?? writtenOn
  return (
    <>
      {checkedOn ? words.checked : words.written} <time dateTime={iso}>{text}</time>
    </>
  )
}
