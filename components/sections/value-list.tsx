import type { Item } from '@/content/schema/parts'
import { TitledBand } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import '../ui/plain-card.css'
import './value-list.css'

/** The agency's commitments, on one card. */
export function ValueList({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <TitledBand title={title}>
      <div className="value-list plain-card">
        <ol className="title-numbers wide-columns">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>
                <InlineText text={item.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </TitledBand>
  )
}
