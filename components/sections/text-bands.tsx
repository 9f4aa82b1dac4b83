import type { InlineContent } from '@/lib/rich-text'
import type { ReactNode } from 'react'
import type { Item, Link } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { Icon, onwardIcon } from '../ui/icon'
import { HeadedBand, TitledBand, type Tone } from '../ui/page-layout'
import { InlineText, InlineTexts } from '../ui/inline-text'
import { SiteLink } from '../ui/site-link'
import './text-bands.css'
import { Prose } from '../ui/prose'
import '../ui/checklist.css'
import '../ui/term-rows.css'

type Titled = { title: string; tone?: Tone; id?: string }

/** Paragraphs, each of which starts with its title in bold. */
export const ItemParagraphs = ({ items }: { items: readonly Item[] }) =>
  items.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}.</strong> <InlineText text={text} />
    </p>
  ))

type TextProps = Titled & {
  paragraphs?: readonly InlineContent[]
  items?: readonly Item[]
  list?: readonly InlineContent[]
  after?: string
  drawing?: ReactNode
}

/**
 * A band with its title in the margin and, beside it, paragraphs, items or a checklist, and a
 * drawing.
 */
export function TextBand(props: TextProps) {
  const { paragraphs = [], items = [], list = [], after, drawing, ...band } = props
  return (
    <TitledBand {...band}>
      <Prose className={drawing === undefined ? undefined : 'text-bands-with-drawing even-strokes'}>
        {drawing}
        <InlineTexts texts={paragraphs} />
        <ItemParagraphs items={items} />
        {list.length > 0 && (
          <ul className="checklist divided-list top-rule full-width" role="list">
            <InlineTexts texts={list} as="li" />
          </ul>
        )}
        {after !== undefined && <p>{after}</p>}
      </Prose>
    </TitledBand>
  )
}

type DetailedItem = { title: string; text: InlineContent } & {
  list?: string[] | undefined
  after?: string | undefined
}
type ItemBandProps = Titled & { items: readonly DetailedItem[]; intro?: readonly InlineContent[] }

/** An item with a list is twice as long as the others: it has a row of its own. */
const chooseColumns = (items: readonly DetailedItem[]) =>
  items.length % 3 === 1 || items.some(({ list }) => list) ? 2 : 3

/**
 * A band with its title above items of a title, a text and optionally a list, in two or three
 * columns of a wide page: no more than the last row may be short.
 */
export const ItemBand = ({ items, intro = [], ...band }: ItemBandProps) => (
  <HeadedBand {...band}>
    {intro.length > 0 && (
      <div className="lead space-above-2">
        <InlineTexts texts={intro} />
      </div>
    )}
    <TermRows items={items} columns={chooseColumns(items)} />
  </HeadedBand>
)

/** Items of a title and a text, and optionally a list, between rules. */
export const TermRows = ({
  items,
  className,
  columns,
}: Pick<ItemBandProps, 'items'> & { className?: string; columns?: 2 | 3 }) => (
  <div
    className={classNames(
      'term-rows divided-list top-rule',
      columns && 'wide-columns space-above-4',
      className,
    )}
    data-columns={columns}
  >
    {items.map((item) => (
      <div key={item.title}>
        <h3>{item.title}</h3>
        <Prose>
          <p>
            <InlineText text={item.text} />
          </p>
          {item.list && (
            <ul>
              <InlineTexts texts={item.list} as="li" />
            </ul>
          )}
          {item.after !== undefined && <p>{item.after}</p>}
        </Prose>
      </div>
    ))}
  </div>
)

/** A band of links to other pages, which is not printed because paper has no links. */
export function LinkBand({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <TitledBand title={title} className="screen-only">
      <ul className="text-bands-links divided-list top-rule" role="list">
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink className="tap-target" href={link.href}>
              {link.label}
              <Icon outline={onwardIcon} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledBand>
  )
}
