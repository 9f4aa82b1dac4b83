import { anchorOf } from '@/content/paths'
import type { Item } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Band, Cell, Frame, Grid, type Tone } from '../ui/layout'
import { Title } from '../ui/title'
import css from './ledger.module.css'

type LedgerItem = Item & { list?: string[] | undefined; after?: string | undefined }
type Props = { title: TitleWords; items: readonly LedgerItem[]; tone?: Tone; intro?: readonly string[]; id?: string }

export function Ledger({ title, items, tone = 'paper', intro = [], id }: Props) {
  return (
    <Band tone={tone} id={id ?? anchorOf(title)}>
      <Frame>
        <Grid>
          <Cell from={1} to={4} hang>
            <h2>
              <Title of={title} />
            </h2>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Cell>
          <Cell from={5} to={12}>
            <div className={css.ledger}>
              {items.map((item) => (
                <div key={item.title}>
                  <h3>{item.title}</h3>
                  <div>
                    <p>{item.text}</p>
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
          </Cell>
        </Grid>
      </Frame>
    </Band>
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

export function Reasons({ title, items, tone = 'paper' }: { title: TitleWords; items: readonly Item[]; tone?: Tone }) {
  return (
    <Band tone={tone} id={anchorOf(title)}>
      <Frame>
        <Grid>
          <Cell from={1} to={4} hang>
            <h2>
              <Title of={title} />
            </h2>
          </Cell>
          <Cell from={5} to={12}>
            <ReasonsList items={items} />
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
