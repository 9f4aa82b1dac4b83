import type { Link } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import css from './subjects.module.css'

type Letter = { letter: string; links: readonly Link[] }

/** The index of the whole site, in the words of families: what the search leads to where no script runs. A title a letter, to go from one to the next. */
export function Subjects({ title, letters }: { title: string; letters: readonly Letter[] }) {
  return (
    <Band tone="sheet" id="sujets">
      <Frame>
        <h2>{title}</h2>
        <div className={css.subjects}>
          {letters.map(({ letter, links }) => (
            <section key={letter}>
              <h3>{letter}</h3>
              <ul role="list">
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Frame>
    </Band>
  )
}
