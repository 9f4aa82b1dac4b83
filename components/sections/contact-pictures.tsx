import type { Advisor, Illustration } from '@/content/schemas'
import type { Territory } from '@/content/territory-schema'
import { Picture } from '../ui/picture'
import { TerritoryMap } from './map/territory-map'
import css from './contact-pictures.module.css'

/** One of those who answer, cut by the edge of the page. */
export function ContactPortrait({ image, caption }: Illustration) {
  return (
    <figure className={css.portrait}>
      <Picture of={image} sizes="(min-width: 100rem) 50rem, (min-width: 60rem) 32rem, 100vw" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** All of them: the window of four panes. Each is called by her name, which says more here than what she wears. */
export function ContactFaces({ advisors }: { advisors: readonly Advisor[] }) {
  return (
    <ul className={css.faces} role="list">
      {advisors.map(({ name, image }) => (
        <li key={name}>
          <Picture of={{ ...image, alt: name }} sizes="(min-width: 100rem) 23rem, (min-width: 60rem) 18rem, 25vw" />
        </li>
      ))}
    </ul>
  )
}

/** How far they go. */
export function ContactMap({ words }: { words: Territory }) {
  return (
    <figure className={css.map}>
      <TerritoryMap words={words} size="small" />
      <figcaption>{words.small}</figcaption>
    </figure>
  )
}
