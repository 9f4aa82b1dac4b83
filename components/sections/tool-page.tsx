import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { Sentence } from '../ui/sentence'
import css from './tool-page.module.css'

type Props = {
  /** Read by what hides on a tool's page: the popup and the thumb bar. */
  tool: 'urgence' | 'ou-en-etes-vous' | 'cout-net' | 'carnet-de-visite'
  /** At the head of the printed page. */
  identity: { brand: string; tagline: string; phone: { text: string } }
  /** Beside it: what the printed page is, or its date. */
  day: ReactNode
  /** At the foot of the printed page: the phone and who pays. */
  foot?: string
  children: ReactNode
}

/**
 * A tool and its printed page: US Letter, measured in points so that a larger text size on screen
 * does not overflow it.
 */
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

/**
 * What the empty printed page is, or the date of a filled one: components/forms/print-date.ts shows
 * it once something is filled in.
 */
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

/**
 * The day of the last check, once a person has checked everything; until then the day of the text.
 */
export function CheckedDate({ words, checkedOn, writtenOn }: DatedProps) {
  const { iso, text } = checkedOn ?? writtenOn
  return (
    <>
      {checkedOn ? words.checked : words.written} <time dateTime={iso}>{text}</time>
    </>
  )
}
