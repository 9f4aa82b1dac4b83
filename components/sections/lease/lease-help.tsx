import type { Lease } from '@/content/schemas'
import { TitledBand } from '../../ui/layout'
import { dial } from '../dial'
import css from './lease-help.module.css'

/** Who helps for nothing, with the number to dial. */
export function LeaseHelp({ words }: { words: Lease['help'] }) {
  return (
    <TitledBand id="aide" title={words.title} tone="sheet">
      <dl className={css.help}>
        {words.items.map(({ name, phone, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <a href={dial(phone)}>{phone}</a>
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{words.note}</p>
    </TitledBand>
  )
}
