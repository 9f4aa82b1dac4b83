import type { Situation } from '@/content/situations'
import { words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { InlineTexts, InlineText } from '@/components/ui/inline-text'
import { Container } from '@/components/ui/page-layout'
import { PhoneList } from '@/components/ui/phone-list'
import { Prose } from '@/components/ui/prose'
import { TitledRow } from '@/components/ui/titled-rows'
import './situation-parts.css'

function Part({ paragraphs, items, isOrdered, calls }: Situation['parts'][number]) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <Prose>
      <InlineTexts texts={paragraphs} />
      {items.length > 0 && (
        <List className={isOrdered ? 'divided-list' : undefined}>
          <InlineTexts texts={items} as="li" />
        </List>
      )}
      {calls.length > 0 && (
        <PhoneList calls={calls} numbers={words.phoneNumbers} isOrdered={isOrdered} />
      )}
    </Prose>
  )
}

/** The one thing to do now, then what to do in a situation. */
export function SituationParts({
  parts,
  today,
  isLarge,
}: Pick<Situation, 'parts' | 'today' | 'isLarge'>) {
  return (
    <div className={classNames('situation-parts', isLarge && 'situation-parts-large')}>
      <div className="situation-parts-today">
        <Container>
          <TitledRow title={today.title} className="situation-parts-act">
            <p>
              <InlineText text={today.text} />
            </p>
          </TitledRow>
        </Container>
      </div>
      <Container className="page-body">
        {parts.map((part) => (
          <TitledRow key={part.title} title={part.title}>
            <Part {...part} />
          </TitledRow>
        ))}
      </Container>
    </div>
  )
}
