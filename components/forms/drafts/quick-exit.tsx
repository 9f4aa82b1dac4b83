import { ButtonAnchor } from '../../ui/button'
import './quick-exit.css'

/** A link that leaves the site in the same tab, without a referrer; quick-exit.client.ts adds to it. */
export function QuickExit({
  label,
  short = label,
  url,
  note,
  draft,
  isInCorner,
}: Record<'label' | 'url' | 'note', string> & {
  short?: string | undefined
  /** The name of the draft that leaving clears. */
  draft: string
  isInCorner?: boolean
}) {
  return (
    <div
      className="quick-exit space-above-3 screen-only"
      data-in-corner={isInCorner ? '' : undefined}
    >
      <ButtonAnchor
        isOutlined
        href={url}
        rel="noreferrer"
        aria-label={label}
        data-quick-exit={draft}
      >
        {short}
      </ButtonAnchor>
      <p className="fine-print">{note}</p>
    </div>
  )
}
