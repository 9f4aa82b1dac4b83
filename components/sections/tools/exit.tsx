import { ButtonAnchor } from '../../ui/button'
import css from './exit.module.css'

type Props = { label: string; url: string; note: string; wideOnly?: boolean }

/** A plain link in the same tab, which tells the next site nothing: it leaves at once, and says what it does not do. */
export function Exit({ label, url, note, wideOnly = false }: Props) {
  return (
    <div className={css.exit} data-wide-only={wideOnly ? '' : undefined}>
      <ButtonAnchor line href={url} rel="noreferrer">
        {label}
      </ButtonAnchor>
      <p>{note}</p>
    </div>
  )
}
