import type { Numbers, Urgent } from '@/content/tools'
import { Icon } from '../../ui/icon'
import css from './urgent-bar.module.css'

/** In place of the usual bar under the thumb: nobody may dial an agency thinking that it is 911. */
export function UrgentBar({ words, numbers }: { words: Urgent; numbers: Numbers }) {
  return (
    <nav className={css.bar} aria-label={words.barLabel}>
      {words.first.map(({ number, title }) => (
        <a key={number} href={numbers[number].href}>
          <Icon name="phone" />
          <span>
            {numbers[number].text}
            <span className="visually-hidden">. {title}</span>
          </span>
        </a>
      ))}
      <a href={words.leave.url} rel="noreferrer" aria-label={words.leave.label}>
        {words.leave.short}
      </a>
    </nav>
  )
}
