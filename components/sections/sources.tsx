import type { Source } from '@/content/schemas'
import { Frame } from '../ui/layout'
import { SourceLine } from '../ui/source-line'
import css from './sources.module.css'

/** Where the figures and the rules of a page come from: under a heavy rule, the title in the margin, hung the same way on every page. */
export function Sources({ title, sources }: { title: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Frame>
      <section className={css.sources} aria-labelledby="sources">
        <h2 id="sources">{title}</h2>
        <ul>
          {sources.map((source) => (
            <li key={source.title}>
              <SourceLine {...source} />
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}
