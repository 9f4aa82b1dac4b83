import type { ReactNode } from 'react'
import { anchorOf } from '@/content/paths'
import type { Item, Legal as LegalWords, Link } from '@/content/schemas'
import { Icon } from '../ui/icon'
import { Lantern } from '../ui/lantern'
import { Band, Cell, Frame, Grid, TitledBand, type Tone } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import css from './bands.module.css'
import { Prose } from './prose'

type Titled = { title: string; tone?: Tone }

/** A title in the margin, paragraphs beside it. */
export function TextBand({ title, paragraphs, tone = 'paper' }: Titled & { paragraphs: readonly string[] }) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang data-ground={tone === 'deep' ? 'deep' : undefined}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Sentence of={paragraph} />
          </p>
        ))}
      </Prose>
    </TitledBand>
  )
}

/** Each point opens its paragraph. */
export function Points({ items }: { items: readonly Item[] }) {
  return (
    <Prose>
      {items.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}.</strong> <Sentence of={text} />
        </p>
      ))}
    </Prose>
  )
}

export function PointsBand({ title, items, tone = 'paper' }: Titled & { items: readonly Item[] }) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang>
      <Points items={items} />
    </TitledBand>
  )
}

/** What the house binds itself to: its clauses on one sheet, under its lantern. */
export function Charter({ title, items }: Titled & { items: readonly Item[] }) {
  return (
    <TitledBand title={title} id={anchorOf(title)} hang>
      <div className={css.charter} data-lit="">
        <svg viewBox="6 -1 20 33" aria-hidden="true">
          <Lantern />
        </svg>
        <ol role="list">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>
                <Sentence of={item.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </TitledBand>
  )
}

type LedgerItem = Item & { list?: string[] | undefined; after?: string | undefined }
type LedgerProps = Titled & { items: readonly LedgerItem[]; intro?: readonly string[]; id?: string }

/** Terms, and what there is to say of each. */
export function Ledger({ title, items, tone = 'paper', intro = [], id }: LedgerProps) {
  return (
    <TitledBand
      title={title}
      tone={tone}
      id={id ?? anchorOf(title)}
      hang
      under={intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    >
      <div className={css.ledger}>
        {items.map((item) => (
          <div key={item.title}>
            <h3>{item.title}</h3>
            <Prose>
              <p>
                <Sentence of={item.text} />
              </p>
              {item.list && (
                <ul>
                  {item.list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
              {item.after !== undefined && <p>{item.after}</p>}
            </Prose>
          </div>
        ))}
      </div>
    </TitledBand>
  )
}

type ChecklistProps = Titled & { text?: string; list: readonly string[]; after?: string }

/** Text first, then what one does with it: a list to tick. */
export function ChecklistBand({ title, text, list, after, tone = 'paper' }: ChecklistProps) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang>
      {text !== undefined && (
        <p>
          <Sentence of={text} />
        </p>
      )}
      <ul className={css.ticks} role="list">
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {after !== undefined && <p>{after}</p>}
    </TitledBand>
  )
}

/** Paper leads nowhere: the title goes with its links. */
export function OnwardBand({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <TitledBand title={title} className="screen-only">
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

type LegalProps = {
  words: LegalWords
  /** « Mise à jour le », before the date. */
  updated: string
  /** Something live (the chat switch) under the section of that id. */
  slots?: Partial<Record<string, ReactNode>>
}

export function Legal({ words, updated, slots = {} }: LegalProps) {
  return (
    <Band className={css.legal}>
      <Frame>
        <p className="small soft">
          {updated} <time dateTime={words.updatedOn.iso}>{words.updatedOn.text}</time>
        </p>
        {words.sections.map((section) => (
          <Grid key={section.id} id={section.id}>
            <Cell from={1} to={4}>
              <h2>{section.title}</h2>
            </Cell>
            <Cell from={5} to={12}>
              <Prose dangerouslySetInnerHTML={{ __html: section.body.html }} />
              {slots[section.id]}
            </Cell>
          </Grid>
        ))}
      </Frame>
    </Band>
  )
}
