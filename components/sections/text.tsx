import type { ReactNode } from 'react'
import { anchorOf } from '@/content/paths'
import type { Illustration, Item, Link, Source } from '@/content/schemas'
import type { TitleWords } from '@/content/title'
import { Icon } from '../ui/icon'
import { Band, Cell, Frame, Grid, type Tone } from '../ui/layout'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { SourceLine } from '../ui/source-line'
import { Title } from '../ui/title'
import { ReasonsList } from './ledger'
import { Prose } from './prose'
import css from './text.module.css'

/** A title in the margin, paragraphs beside it. */
export function TextBand({
  title,
  paragraphs,
  tone = 'paper',
  children,
}: {
  title: TitleWords
  paragraphs: readonly string[]
  tone?: Tone
  children?: ReactNode
}) {
  return (
    <Band tone={tone} id={anchorOf(title)} data-ground={tone === 'deep' ? 'deep' : undefined}>
      <Frame>
        <Grid>
          <Cell from={1} to={4} hang>
            <h2>
              <Title of={title} />
            </h2>
          </Cell>
          <Cell from={5} to={12}>
            <Prose>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            {children}
          </Cell>
        </Grid>
      </Frame>
    </Band>
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
    <Band tone={tone} id={anchorOf(title)}>
      <Frame>
        <Grid>
          <Cell from={1} to={4} hang>
            <h2>
              <Title of={title} />
            </h2>
          </Cell>
          <Cell from={5} to={12}>
            {text !== undefined && <p>{text}</p>}
            <ul className={css.ruled}>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {after !== undefined && <p>{after}</p>}
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}

/** What an adapted residence is: text, one wide picture, its features in two columns. */
export function FeatureBand({
  title,
  paragraphs,
  picture,
  features,
}: {
  title: TitleWords
  paragraphs: readonly string[]
  picture: Illustration
  features: readonly Item[]
}) {
  return (
    <TextBand title={title} paragraphs={paragraphs} tone="sheet">
      <figure className={css.figure}>
        <Picture of={picture.image} sizes="(min-width: 60rem) 50rem, 100vw" ratio="16 / 9" />
        {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
      </figure>
      <ReasonsList items={features} />
    </TextBand>
  )
}

export function OnwardBand({ title, links }: { title: TitleWords; links: readonly Link[] }) {
  return (
    <Band className={css.screen}>
      <Frame>
        <Grid>
          <Cell from={1} to={4}>
            <h2>
              <Title of={title} />
            </h2>
          </Cell>
          <Cell from={5} to={12}>
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
          </Cell>
        </Grid>
      </Frame>
    </Band>
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
