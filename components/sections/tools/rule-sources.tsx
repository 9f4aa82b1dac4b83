import { classNames } from '../../ui/class-names'
import { Frame } from '../../ui/layout'
import css from './rule-sources.module.css'

type Props = {
  title: string
  /** On a sheet, where no link can be followed. */
  inShort: string
  sources: readonly { id: string; title: string; publisher: string; url: string }[]
  /** « Vérifié le », before the day on which a person compared every figure. */
  checked: { label: string; day: { text: string; iso: string } | undefined }
}

/** Under the figures: where each comes from. No date of a check that nobody made. */
export function RuleSources({ title, inShort, sources, checked }: Props) {
  return (
    <Frame className={classNames(css.sources, 'small')}>
      <h2>{title}</h2>
      <p className="print-only">{inShort}</p>
      <ul className="screen-only">
        {sources.map(({ id, title: name, publisher, url }) => (
          <li key={id}>
            <a href={url}>{name}</a>, {publisher}
          </li>
        ))}
      </ul>
      {checked.day && (
        <p>
          {checked.label} <time dateTime={checked.day.iso}>{checked.day.text}</time>
        </p>
      )}
    </Frame>
  )
}
