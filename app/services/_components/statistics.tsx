import type { Words } from '@/content/words'
import { InlineText } from '@/components/ui/inline-text'
import './statistics.css'

/** Three large figures, each with what it counts. */
export const Statistics = ({ items }: { items: Words['servicesPage']['statistics'] }) => (
  <ul className="statistics bleed divided-list top-rule space-above-4" role="list">
    {items.map(({ figure, text, note = '' }) => (
      <li key={figure}>
        <b className="accent">{figure}</b>{' '}
        <span className="bold">
          <InlineText text={text} />
          {note !== '' && <small className="small own-line">{note}</small>}
        </span>
      </li>
    ))}
  </ul>
)
