import type { Situation } from '@/content/situations'
import { words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { InlineTexts, InlineText } from '@/components/ui/inline-text'
import { Cell, Container, Grid } from '@/components/ui/page-layout'
import { PhoneList } from '@/components/ui/phone-list'
import { Prose } from '@/components/ui/prose'
import { TitledRow } from '@/components/ui/titled-rows'
import { UpdatedOn } from '@/components/sections/updated-on'
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
      {calls.length > 0 && <PhoneList calls={calls} numbers={words.phoneNumbers} />}
    </Prose>
  )
}

/**
 * What to do in a situation, and the one thing to do now, in view beside it on a wide page. Large
 * words take the whole width, and it follows them.
 */
export function SituationParts({
  parts,
  today,
  isLarge,
  updatedOn,
}: Pick<Situation, 'parts' | 'today' | 'isLarge' | 'updatedOn'>) {
  return (
    <Container
      className={classNames('situation-parts page-body', isLarge && 'situation-parts-large')}
    >
      <Grid>
        <Cell firstColumn={1} lastColumn={isLarge ? 12 : 8}>
          {parts.map((part) => (
            <TitledRow key={part.title} title={part.title}>
              <Part {...part} />
            </TitledRow>
          ))}
        </Cell>
        <Cell
          className="situation-parts-today callout"
          firstColumn={isLarge ? 5 : 9}
          lastColumn={12}
          isSticky
        >
          <h2 className="h3">{today.title}</h2>
          <p className="lead">
            <InlineText text={today.text} />
          </p>
        </Cell>
        <UpdatedOn day={updatedOn} />
      </Grid>
    </Container>
  )
}
