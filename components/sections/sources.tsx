import type { Source } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Band, Frame } from '../ui/layout'
import { SourceLine } from '../ui/source-line'
import { Title } from '../ui/title'
import css from './sources.module.css'

export function Sources({ title, sources }: { title: TitleWords; sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <Band>
      <Frame>
        <div className={css.sources}>
          <h2>
            <Title of={title} />
          </h2>
          <ul>
            {sources.map((source) => (
              <li key={source.title}>
                <SourceLine {...source} />
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Band>
  )
}
