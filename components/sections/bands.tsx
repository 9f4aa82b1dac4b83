import type { ReactNode } from 'react'
import { anchorOf } from '@/content/paths'
import type { Item, Link, Source } from '@/content/schemas'
import { classNames } from '../ui/class-names'
import { Icon, onwardIcon } from '../ui/icon'
import { Cell, Frame, Grid, TitledBand, type Tone } from '../ui/layout'
import { Sentence, Sentences } from '../ui/sentence'
import { SiteLink } from '../ui/site-link'
import css from './bands.module.css'
import { Drawing } from './drawing'
import { Prose } from './prose'

type RowProps = {
  title: string
  titleId?: string
  as?: 'section' | 'nav'
  id?: string
  /** The column where the page has its words. */
  from?: 4 | 5
  /** An object in ink before the title. */
  drawing?: string
  className?: string | undefined
  children: ReactNode
}

/** A line of a register: under a heavy rule, a small title in the margin and its matter beside it. */
export function Row({ title, titleId, as = 'section', id, from = 5, drawing, className, children }: RowProps) {
  return (
    <Grid as={as} className={classNames(css.row, className)} id={id} aria-labelledby={titleId}>
      <Cell className={css.head} from={1} to={from === 5 ? 4 : 3} hang>
        {drawing !== undefined && <Drawing sheet="groups" name={drawing} />}
        <h2 id={titleId}>
          <Sentence of={title} />
        </h2>
      </Cell>
      <Cell from={from} to={12}>
        {children}
      </Cell>
    </Grid>
  )
}

/** A document with its address: a screen reader says a foreign title and an English journal in their own language, the rest in ours. */
function SourceLine({ title, lang, about, publisher, journal, issue, url }: Source) {
  return (
    <>
      <a href={url}>
        {lang === undefined ? <Sentence of={title} /> : <span lang={lang}>{title}</span>}
        {about !== undefined && ` (${about})`}
      </a>
      , <Sentence of={publisher} />
      {journal !== undefined && (
        <>
          , <span lang="en">{journal}</span>
        </>
      )}
      {issue !== undefined && `, ${issue}`}
    </>
  )
}

/** Where the figures and the rules of a page come from. */
export function Sources({ title, sources, from }: { title: string; sources: readonly Source[]; from?: 4 | 5 }) {
  if (sources.length === 0) return null
  const long = sources.length > 12 ? css.long : undefined
  return (
    <Frame>
      <Row title={title} titleId="sources" className={classNames(css.sources, long)} {...(from && { from })}>
        <ul className="small soft" role="list">
          {sources.map((source) => (
            <li key={source.title}>
              <SourceLine {...source} />
            </li>
          ))}
        </ul>
      </Row>
    </Frame>
  )
}

type Titled = { title: string; tone?: Tone }

/** Each point opens its paragraph. */
export const Points = ({ items }: { items: readonly Item[] }) =>
  items.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}.</strong> <Sentence of={text} />
    </p>
  ))

type TextProps = Titled & {
  paragraphs?: readonly string[]
  items?: readonly Item[]
  list?: readonly string[]
  after?: string
  drawing?: ReactNode
}

/** A title in the margin; beside it paragraphs, points, or a list to tick, what there is to say after it, and an object in ink. */
export function TextBand({ title, tone = 'paper', paragraphs = [], items = [], list = [], after, drawing }: TextProps) {
  return (
    <TitledBand title={title} tone={tone} id={anchorOf(title)} hang data-ground={tone === 'deep' ? 'deep' : undefined}>
      <Prose className={drawing === undefined ? undefined : css.drawn}>
        {drawing}
        <Sentences of={paragraphs} />
        <Points items={items} />
        {list.length > 0 && (
          <ul className="checklist lines ruled" role="list">
            <Sentences of={list} as="li" />
          </ul>
        )}
        {after !== undefined && <p>{after}</p>}
      </Prose>
    </TitledBand>
  )
}

type LedgerItem = Item & { list?: string[] | undefined; after?: string | undefined }
type LedgerProps = Titled & { items: readonly LedgerItem[]; intro?: readonly string[]; id?: string }

/** Terms, and what there is to say of each. */
export function Ledger({ title, items, tone = 'paper', intro = [], id }: LedgerProps) {
  return (
    <TitledBand title={title} tone={tone} id={id ?? anchorOf(title)} hang under={<Sentences of={intro} />}>
      <div className={classNames(css.ledger, 'lines ruled')}>
        {items.map((item) => (
          <div key={item.title}>
            <h3>{item.title}</h3>
            <Prose>
              <p>
                <Sentence of={item.text} />
              </p>
              {item.list && (
                <ul>
                  <Sentences of={item.list} as="li" />
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

/** Paper leads nowhere: the title goes with its links. */
export function OnwardBand({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <TitledBand title={title} className="screen-only">
      <ul className={classNames(css.onward, 'lines ruled')} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>
              {link.label}
              <Icon outline={onwardIcon} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledBand>
  )
}
