import type { Home } from '@/content/schemas'
import { Frame } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import css from './urgent-door.module.css'

/** One line under the cover of the home page, for whom a week is too long. */
export function UrgentDoor({ words }: { words: Home['urgent'] }) {
  return (
    <Frame>
      <p className={css.door}>
        <strong>{words.text}</strong>{' '}
        <SiteLink className="tap" href={words.link.href}>
          {words.link.label}
        </SiteLink>
      </p>
    </Frame>
  )
}
