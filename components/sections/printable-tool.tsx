import type { ReactNode } from 'react'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { InlineText } from '../ui/inline-text'
import './printable-tool.css'

type Props = {
  /** The name of the tool, which styles read. */
  name: 'urgence' | 'ou-en-etes-vous' | 'cout-net' | 'carnet-de-visite' | 'feuille'
  /** Prints the tool in landscape. */
  isLandscape?: boolean
  /** The first line of the printed page: its description, its date, or who fills it in. */
  printHeader: ReactNode
  children: ReactNode
}

/**
 * A tool and its printed page, on US Letter paper and in points, so that a larger text size on
 * screen does not overflow it.
 */
export const PrintableTool = ({ name, isLandscape, printHeader, children }: Props) => (
  <div
    className="printable-tool"
    data-tool={name}
    data-reads-focus=""
    data-print-state="blank"
    data-landscape={isLandscape ? '' : undefined}
  >
    <div className="printable-tool-head space-between print-only">
      <p>
        <strong>{site.brand}</strong>, <span className="nowrap">{site.phone.text}</span>
      </p>
      <p>{printHeader}</p>
    </div>
    {children}
    <p className="printable-tool-footer print-only">
      <InlineText text={words.toolLabels.printFooter} />
    </p>
  </div>
)

/**
 * The description of a blank printed page, or the date of a filled one:
 * lib/browser/print-state.ts shows the date once something is filled in.
 */
export const PrintedDate = ({ empty = words.toolLabels.blank }: { empty?: string }) => (
  <>
    <span data-print-part="undated">{empty}</span>
    <span data-print-part="dated">
      {words.toolLabels.printed} <span data-print-date="" />
    </span>
  </>
)

/** Two lines to write on by hand: who filled in the printed page, and when. */
export const FilledBy = () => {
  const { by, on } = words.toolLabels.filledBy
  return (
    <span className="printable-tool-filled-by">
      {by} <span /> {on} <span />
    </span>
  )
}
