import { anchorOf } from '@/content/paths'
import type { Illustration, Item, UnitPlanWords } from '@/content/schemas'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Picture } from '../ui/picture'
import css from './feature.module.css'
import { ReasonsList } from './ledger'
import { Prose } from './prose'
import { UnitPlan } from './unit-plan'

/** What an adapted residence is: what it is for beside its plan, then one wide picture and its features in two columns. */
export function FeatureBand({
  title,
  paragraphs: [first, ...others],
  plan,
  picture,
  features,
}: {
  title: string
  paragraphs: readonly string[]
  plan: UnitPlanWords
  picture: Illustration
  features: readonly Item[]
}) {
  return (
    <Band tone="sheet" id={anchorOf(title)}>
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>{title}</h2>
            <p>{first}</p>
          </Cell>
          <Cell from={5} to={12}>
            <UnitPlan words={plan} />
          </Cell>
          <Cell className={css.matter} from={5} to={12}>
            <Prose>
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            <figure className={css.figure}>
              <Picture of={picture.image} sizes="(min-width: 60rem) 50rem, 100vw" ratio="16 / 9" />
              {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
            </figure>
            <ReasonsList items={features} />
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
