import { anchorOf } from '@/content/paths'
import type { Item } from '@/content/schemas'
import { TitledBand, type Tone } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import css from './ledger.module.css'

type LedgerItem = Item & { list?: string[] | undefined; after?: string | undefined }
type Props = { title: string; items: readonly LedgerItem[]; tone?: Tone; intro?: readonly string[]; id?: string }

export function Ledger({ title, items, tone = 'paper', intro = [], id }: Props) {
  return (
    <TitledBand
      title={title}
      tone={tone}
      id={id ?? anchorOf(title)}
      hang
      under={intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    >
      <div className={css.ledger}>
        {items.map((item) => (
          <div key={item.title}>
            <h3>{item.title}</h3>
            <div>
              <p>
                <Sentence of={item.text} />
              </p>
              {item.list && (
                <ul>
                  {item.list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              {item.after !== undefined && <p>{item.after}</p>}
            </div>
          </div>
        ))}
      </div>
    </TitledBand>
  )
}

export function ReasonsList({ items }: { items: readonly Item[] }) {
  return (
    <div className={css.reasons}>
      {items.map((item) => (
        <div key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </div>
      ))}
    </div>
  )
}

export function Reasons({ title, items, tone = 'paper' }: { title: string; items: readonly Item[]; tone?: Tone }) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang>
      <ReasonsList items={items} />
    </TitledBand>
  )
}
