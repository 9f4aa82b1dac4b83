import type { Link } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import css from './subjects.module.css'

/** The index of the whole site, in the words of families: what the search leads to where no script runs. */
export function Subjects({ title, subjects }: { title: string; subjects: readonly Link[] }) {
  return (
    <Band tone="sheet" id="sujets">
      <Frame>
        <h2>{title}</h2>
        <ul className={css.subjects} role="list">
          {subjects.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Frame>
    </Band>
  )
}
