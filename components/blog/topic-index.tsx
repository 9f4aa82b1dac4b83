import type { Link } from '@/content/schema/parts'
import { words } from '@/content/words'
import { SummaryRow } from '../ui/summary-row'
import { Band, Container } from '../ui/page-layout'
import { LinkList } from '../ui/site-link'
import './topic-index.css'

/** The other subjects of the site by initial, which replace the search where no script runs. */
export function TopicIndex({
  groups,
}: {
  groups: readonly { initial: string; links: readonly Link[] }[]
}) {
  return (
    <Band tone="card" id="sujets" className="topic-index">
      <Container>
        <details>
          <SummaryRow className="topic-index-title">
            <h2>{words.interfaceTexts.search.subjects}</h2>
          </SummaryRow>
          <div className="topic-index-subjects columns stack space-above-3">
            {groups.map(({ initial, links }) => (
              <section key={initial}>
                <h3 className="accent">{initial}</h3>
                <LinkList className="divided-list" links={links} />
              </section>
            ))}
          </div>
        </details>
      </Container>
    </Band>
  )
}
