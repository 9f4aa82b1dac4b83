import type { Interface } from '@/content/schema/interface'
import type { Link } from '@/content/schema/parts'
import { Row } from '../ui/titled-rows'
import { classNames } from '../../lib/class-names'
import { Frame } from '../ui/page-grid'
import { TapLink } from '../ui/site-link'
import css from './article-end.module.css'
import { Entry, EntryList, type EntryFacts } from './article-card'

type ReadNextProps = {
  words: Pick<Interface['article'], 'related' | 'onward'>
  related: readonly EntryFacts[]
  links: readonly Link[]
}

/** What one may read or see next. */
export function ReadNext({ words, related, links }: ReadNextProps) {
  return (
    <div className={classNames(css.next, 'screen-only')}>
      <Frame>
        <Row title={words.related} titleId="a-lire" from={4}>
          <EntryList>
            {related.map((article) => (
              <Entry key={article.path} article={article} />
            ))}
          </EntryList>
        </Row>
        <Row title={words.onward} titleId="pour-continuer" as="nav" from={4}>
          <ul className="small" role="list">
            {links.map((link) => (
              <li key={link.href}>
                <TapLink {...link} />
              </li>
            ))}
          </ul>
        </Row>
      </Frame>
    </div>
  )
}
