import { anchorOf } from '@/content/paths'
import type { Link } from '@/content/schemas'
import { Icon } from '../ui/icon'
import { TitledBand, type Tone } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import { Prose } from './prose'
import css from './text.module.css'

/** A title in the margin, paragraphs beside it. */
export function TextBand({ title, paragraphs, tone = 'paper' }: { title: string; paragraphs: readonly string[]; tone?: Tone }) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang data-ground={tone === 'deep' ? 'deep' : undefined}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Sentence of={paragraph} />
          </p>
        ))}
      </Prose>
    </TitledBand>
  )
}

/** Text first, then what one does with it: a list to tick. */
export function ChecklistBand({
  title,
  text,
  list,
  after,
  tone = 'paper',
}: {
  title: string
  text?: string
  list: readonly string[]
  after?: string
  tone?: Tone
}) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang>
      {text !== undefined && (
        <p>
          <Sentence of={text} />
        </p>
      )}
      <ul className={css.ruled}>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {after !== undefined && <p>{after}</p>}
    </TitledBand>
  )
}

export function OnwardBand({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <TitledBand title={title} className={css.screen}>
      <ul className={css.onward} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>
              {link.label}
              <Icon name="onward" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledBand>
  )
}
