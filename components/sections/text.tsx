import { anchorOf } from '@/content/paths'
import type { Illustration, Item, Link, Source, UnitPlanWords } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Icon } from '../ui/icon'
import { Band, Cell, Frame, Grid, TitledBand, type Tone } from '../ui/layout'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { SourceLine } from '../ui/source-line'
import { Title } from '../ui/title'
import { ReasonsList } from './ledger'
import { Prose } from './prose'
import { UnitPlan } from './unit-plan'
import css from './text.module.css'

/** A title in the margin, paragraphs beside it. */
export function TextBand({ title, paragraphs, tone = 'paper' }: { title: TitleWords; paragraphs: readonly string[]; tone?: Tone }) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang data-ground={tone === 'deep' ? 'deep' : undefined}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </TitledBand>
  )
}

/** Text first, then what one does with it: a list to tick. */
export function ChecklistBand({
  title,
  text,
  list,
  after,
  tone = 'paper',
}: {
  title: TitleWords
  text?: string
  list: readonly string[]
  after?: string
  tone?: Tone
}) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang>
      {text !== undefined && <p>{text}</p>}
      <ul className={css.ruled}>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {after !== undefined && <p>{after}</p>}
    </TitledBand>
  )
}

/** What an adapted residence is: what it is for beside its plan, then one wide picture and its features in two columns. */
export function FeatureBand({
  title,
  paragraphs: [first, ...others],
  plan,
  picture,
  features,
}: {
  title: TitleWords
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
            <h2>
              <Title of={title} />
            </h2>
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

export function OnwardBand({ title, links }: { title: TitleWords; links: readonly Link[] }) {
  return (
    <TitledBand title={title} className={css.screen}>
      <ul className={css.onward} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>
              {link.label}
              <Icon name="onward" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledBand>
  )
}

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
