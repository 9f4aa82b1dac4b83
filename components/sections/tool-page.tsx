import type { ReactNode } from 'react'
import { site } from '@/content/site'
import { toolLabels } from '@/content/words'
import { Sentence } from '../ui/sentence'
import css from './tool-page.module.css'

type Props = {
  /** Read by what hides on a tool's page: the popup and the thumb bar. */
  tool: 'urgence' | 'ou-en-etes-vous' | 'cout-net' | 'carnet-de-visite' | 'feuille'
  /** Its paper lies on its side. */
  isWide?: boolean
  /** What comes before all that is printed. */
  before?: ReactNode
  /** At the head of the printed page: what it is, or its date. */
  day: ReactNode
  /** The phone and who pays, at the foot of the printed page. */
  hasFoot?: boolean
  children: ReactNode
}

/**
 * A tool and its printed page: US Letter, measured in points so that a larger text size on screen
 * does not overflow it.
 */
export const ToolPage = ({
  tool,
  isWide = false,
  before,
  day,
  hasFoot = true,
  children,
}: Props) => (
  <div className={css.tool} data-tool={tool} data-wide={isWide || undefined}>
    {before}
    <div className={`${css.printHead} spread print-only`}>
      <p>
        <strong>{site.brand}</strong>, {site.tagline},{' '}
        <span className="whole">{site.phone.text}</span>
      </p>
      <p>{day}</p>
    </div>
    {children}
    {hasFoot && (
      <p className={'print-foot print-only'}>
        <Sentence text={toolLabels.foot} />
      </p>
    )}
  </div>
)

/**
 * What the empty printed page is, or the date of a filled one: components/forms/print-date.ts shows
 * it once something is filled in.
 */
export const PrintedDate = ({ empty = toolLabels.blank }: { empty?: string }) => (
  <>
    <span data-print-state="empty">{empty}</span>
    <span data-print-state="printed" hidden>
      {toolLabels.printed} <span data-print-date="" />
    </span>
  </>
)
