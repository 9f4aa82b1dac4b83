import type { Source } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Frame } from '../ui/layout'
import { SourceLine } from '../ui/source-line'
import { Title } from '../ui/title'
import css from './sources.module.css'

/** Where the figures and the rules of a page come from: under a heavy rule, the title in the margin, hung the same way on every page. */
export function Sources({ title, sources }: { title: TitleWords; sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Frame>
      <section className={css.sources} aria-labelledby="sources">
        <h2 id="sources">
          <Title of={title} />
        </h2>
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
