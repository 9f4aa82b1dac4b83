import type { ReactNode } from 'react'
import type { HeroWords, Link } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { Cell, Container, Grid } from '../ui/page-grid'
import { PhoneLink, type Phone } from '../ui/phone-link'
import { Picture, type PictureFacts } from '../ui/picture'
import { Sentence } from '../ui/sentence'
import { ButtonLink } from '../ui/site-link'
import css from './hero.module.css'

type TextProps = {
  words: HeroWords
  search?: ReactNode
  primary?: Link
  call?: { phone: Phone; before: string }
  whoPays?: string
  /** When the page was last revised. */
  updated?: ReactNode
}

type Props = TextProps & {
  tint?: 'sage' | 'river' | 'plum' | 'peach'
  /**
   * Above the words on a narrow page; on a wide one, off the right edge, or beside the words where
   * a search or `children` follow.
   */
  picture?: PictureFacts
  /** Off the right edge of a wide page, instead of a picture. */
  bleed?: ReactNode
  /** Beside the title on a wide page, under the lead on a narrow one. */
  aside?: ReactNode
  /** Under the words, across the page. */
  children?: ReactNode
}

// In a band higher than two thirds of its width, as where a button stands, a picture of 3 by 2
// loses its sides.
const lowBandSizes =
  '(min-width: 75rem) 50vw, (min-width: 60rem) 38rem, (min-resolution: 2.5dppx) 62vw, (min-width: 40rem) 125vw, 100vw'
const highBandSizes = '(min-width: 60rem) 82rem, (min-resolution: 2.5dppx) 62vw, 100vw'

/**
 * Printed twice, as a strip and beside the words: the same sizes for both fetch one file, whichever
 * is displayed.
 */
const besideSizes =
  '(min-width: 60rem) 60rem, (min-resolution: 2.5dppx) 62vw, (min-width: 40rem) 125vw, 100vw'

/**
 * Displayed on a narrow page alone, which the largest text (137.5 %) keeps up to 82.5rem: a hidden
 * picture is fetched all the same, the smallest.
 */
const narrowPageSizes = `(min-width: 83rem) 1px, ${lowBandSizes}`

type Layout = 'text' | 'bleed' | 'aside' | 'beside'

function layoutOf({ picture, bleed, aside, search, children }: Props): Layout {
  if (aside !== undefined) return 'aside'
  if (bleed !== undefined) return 'bleed'
  if (!picture) return 'text'

  return search === undefined && children === undefined ? 'bleed' : 'beside'
}

function pictureSizes(layout: Layout, hasButton: boolean): string {
  if (layout === 'bleed') return hasButton ? highBandSizes : lowBandSizes

  return layout === 'aside' ? narrowPageSizes : besideSizes
}

function HeroText({ words, search, primary, call, whoPays, updated }: TextProps) {
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">
        <Sentence text={words.lead} />
      </p>
      {search}
      {(primary ?? call) && (
        <p className="actions">
          {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
          {call && <PhoneLink {...call} />}
        </p>
      )}
      {whoPays !== undefined && <p className="fine-print">{whoPays}</p>}
      {updated}
    </>
  )
}

/** The title band of a page. */
export function Hero(props: Props) {
  const { tint, picture, bleed, aside, primary, children } = props
  const layout = layoutOf(props)
  const beside =
    layout === 'beside' && picture ? (
      <Picture picture={picture} sizes={besideSizes} decorative priority />
    ) : (
      aside
    )

  return (
    <section className={css.hero} data-tint={tint} data-bleed={layout === 'bleed' ? '' : undefined}>
      {picture && (
        <div className={classNames(layout === 'bleed' ? css.bleed : css.strip, 'screen-only')}>
          <Picture
            picture={picture}
            sizes={pictureSizes(layout, primary !== undefined)}
            decorative
            priority={layout === 'aside' ? 'narrow' : true}
          />
        </div>
      )}
      <Container className={css.words}>
        <Grid>
          <Cell from={1} to={layout === 'aside' ? 7 : 6}>
            <HeroText {...props} />
          </Cell>
          {beside !== undefined && (
            <Cell
              className={classNames(css.beside, layout === 'beside' && 'screen-only')}
              from={layout === 'aside' ? 8 : 7}
              to={12}
            >
              {beside}
            </Cell>
          )}
        </Grid>
        {children}
      </Container>
      {bleed !== undefined && <div className={css.bleed}>{bleed}</div>}
    </section>
  )
}
