import { SiteLink } from '../ui/site-link'
import css from './years.module.css'

type Props = { title: string; list: readonly number[]; current?: number }

/** How every article is reached once the listing no longer shows them all: a page a year, linked, without a script. */
export function Years({ title, list, current }: Props) {
  if (list.length === 0) return null
  return (
    <nav className={css.years} aria-labelledby="par-annee">
      <h2 id="par-annee">{title}</h2>
      <ul role="list">
        {list.map((year) => (
          <li key={year}>
            <SiteLink href={`/blog/${String(year)}`} aria-current={year === current ? 'page' : undefined}>
              {year}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
