import type { Source } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { SourceLine } from '../ui/source-line'
import css from './sources.module.css'

type Props = {
  title: string
  sources: readonly Source[]
  /** The column where the page has its words. */
  from?: 4 | 5
}

/** Where the figures and the rules of a page come from: under a heavy rule, the title in the margin, hung the same way on every page. */
export function Sources({ title, sources, from = 5 }: Props) {
  if (sources.length === 0) return null
  return (
    <Frame>
      <section className={css.sources} aria-labelledby="sources">
        <Grid>
          <Cell from={1} to={from === 5 ? 4 : 3}>
            <h2 id="sources">{title}</h2>
          </Cell>
          <Cell from={from} to={12}>
            <ul>
              {sources.map((source) => (
                <li key={source.title}>
                  <SourceLine {...source} />
                </li>
              ))}
            </ul>
          </Cell>
        </Grid>
      </section>
    </Frame>
  )
}
