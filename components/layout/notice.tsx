import type { Words } from '@/content/words'
import { words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { TapLink } from '../ui/site-link'
import './notice.css'

/** A message shown on every page for some days. notice.client.ts hides it after its last day. */
export function Notice({ text, link }: Words['notices'][number]) {
  return (
    <aside className="notice-band screen-only bold" aria-label={words.interfaceTexts.notice}>
      <Container className="cluster">
        <p>
          <InlineText text={text} />
        </p>
        {link && <TapLink {...link} />}
      </Container>
    </aside>
  )
}
