import { ButtonAnchor } from '../../ui/button'
import './exit.css'

type Props = { label: string; url: string; note: string }

/** A plain link in the same tab, which tells the next site nothing: it leaves at once, and says what it does not do. */
export function Exit({ label, url, note }: Props) {
  return (
    <div className="quick-exit screen-only">
      <ButtonAnchor line href={url} rel="noreferrer">
        {label}
      </ButtonAnchor>
      <p className="fine-print">{note}</p>
    </div>
  )
}
