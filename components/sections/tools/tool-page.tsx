import type { ReactNode } from 'react'
import css from './tool-page.module.css'

type Props = {
  /** The tool's own name, for what wakes it and for what steps aside while it is open (the callback popup, the bar under the thumb). */
  tool: 'urgence' | 'ou-en-etes-vous' | 'cout-net' | 'carnet-de-visite'
  landscape?: boolean
  children: ReactNode
}

/** A tool, and the sheet of paper that it becomes: US Letter, black on white, measured in points so that larger text on screen does not overflow it. */
export function ToolPage({ tool, landscape = false, children }: Props) {
  return (
    <div className={css.tool} data-tool={tool} data-landscape={landscape ? '' : undefined}>
      {children}
    </div>
  )
}
