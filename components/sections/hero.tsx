import type { ReactNode } from 'react'
import type { HeroWords, Illustration, Link } from '@/content/schema/parts'
import { site } from '@/content/site'
import type { Day } from '@/content/schema/fields'
import { words as siteWords } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { InkDrawing } from '../ui/ink-drawing'
import { Cell, Container, Grid } from '../ui/page-layout'
import { PageTitle } from '../ui/page-title'
import { PhoneLink } from '../ui/phone-link'
import { Picture, type PictureSource } from '../ui/picture'
import { InlineText } from '../ui/inline-text'
import { ButtonLink } from '../ui/site-link'
import { UpdatedOn } from './updated-on'
import './hero.css'

type TextProps = {
  words: HeroWords & {
    /**
     * The picture. It is above the words on a narrow page; on a wide one, it bleeds off the right
     * edge, or stands beside the words where `belowLead` or `children` follow.
     */
    picture?: Illustration
    primary?: Link
  }
  /** A search or a figure between the lead and the button. */
  belowLead?: ReactNode
  /** Shows the phone number beside the button on a narrow page too. */
  hasPhone?: boolean
  whoPays?: string
  /** A square ink drawing that replaces `aside`, small enough to stand beside a phone's title. */
  icon?: string
  /** The day on which the page was last revised. */
  updatedOn?: Day
}

type Props = TextProps & {
  tint?: 'sage' | 'river' | 'plum' | 'peach'
  /** Replaces the picture by content that bleeds off the right edge of a wide page. */
  bleed?: ReactNode
  /** True when `bleed` holds links: the text block overlaps them and would catch their clicks. */
  hasBleedingLinks?: boolean
  /** Content beside the title on a wide page, and under the lead on a narrow one. */
  aside?: ReactNode
  /** An ink drawing that replaces `aside`. */
  drawing?: { name: string; viewBox?: string }
  /** Content under the words, across the page. */
  children?: ReactNode
}

// A picture beside the words is rendered twice, as a strip too: one value for both makes the browser
// fetch one file. Where the band is higher than two thirds of its width, as with a button, the crop
// of a 3:2 picture loses its sides, so a wider file is needed.
const lowBandSizes =
  '(min-width: 75rem) 50vw, (min-width: 60rem) 38rem, (min-resolution: 2.5dppx) 62vw, (min-width: 48rem) 125vw, 100vw'
const highBandSizes = '(min-width: 60rem) 82rem, (min-resolution: 2.5dppx) 62vw, 100vw'

type Layout = 'bleed' | 'aside' | 'beside'

function chooseLayout({ words, bleed, aside, drawing, icon, belowLead, children }: Props): Layout {
  if ((aside ?? drawing ?? icon) !== undefined) return 'aside'
  const hasContent = belowLead !== undefined || children !== undefined
  return bleed !== undefined || (words.picture && !hasContent) ? 'bleed' : 'beside'
}

type TopPictureProps = { picture: PictureSource; bleeds: boolean; hasButton: boolean }

/** The picture above the words of a narrow page. */
const TopPicture = ({ picture, bleeds, hasButton }: TopPictureProps) => (
  <div className={classNames(bleeds ? 'hero-side' : 'hero-top-picture', 'screen-only')}>
    <Picture
      picture={picture}
      sizes={bleeds && hasButton ? highBandSizes : lowBandSizes}
      isDecorative
      priority
    />
  </div>
)

function HeroText({ words, belowLead, hasPhone, whoPays, icon, updatedOn }: TextProps) {
  const { title, lead, primary } = words
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="lead">
        <InlineText text={lead} />
      </p>
      {belowLead !== undefined && <div className="hero-below-lead space-above-3">{belowLead}</div>}
      {primary && (
        <p className="hero-links actions full-width">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <PhoneLink
            phone={site.phone}
            before={siteWords.interfaceTexts.callVerb}
            className={hasPhone ? '' : 'hero-wide-phone'}
          />
        </p>
      )}
      {whoPays !== undefined && (
        <p className={classNames('small space-above-2', icon === undefined && 'full-width')}>
          {whoPays}
        </p>
      )}
      {updatedOn && <UpdatedOn day={updatedOn} />}
    </>
  )
}

/** What stands beside the title of a wide page. */
const AsideCell = ({ aside, drawing, icon }: Props) => (
  <Cell firstColumn={8} lastColumn={12} className="even-strokes">
    {drawing && <InkDrawing className="screen-only" {...drawing} />}
    {icon !== undefined && <InkDrawing className="screen-only" name={icon} />}
    {aside}
  </Cell>
)

/** The title band of a page. */
export function Hero(props: Props) {
  const { words, tint, bleed, hasBleedingLinks, drawing, icon, children } = props
  const picture = words.picture?.image
  const layout = chooseLayout(props)

  return (
    <section
      className={classNames('hero', 'tinted', hasBleedingLinks && 'hero-overlaid')}
      data-tint={tint}
      data-bleed={layout === 'bleed' ? '' : undefined}
    >
      {picture && (
        <TopPicture
          picture={picture}
          bleeds={layout === 'bleed'}
          hasButton={words.primary !== undefined}
        />
      )}
      <Container className="hero-body">
        <Grid
          className={classNames(
            drawing && 'hero-with-drawing page-layout-beside-drawing',
            icon && 'hero-with-icon',
          )}
        >
          <Cell firstColumn={1} lastColumn={layout === 'aside' ? 7 : 6}>
            <HeroText {...props} />
          </Cell>
          {layout === 'aside' && <AsideCell {...props} />}
          {layout === 'beside' && picture && (
            <Cell className="hero-inset screen-only" firstColumn={7} lastColumn={12}>
              <Picture picture={picture} sizes={lowBandSizes} isDecorative priority />
            </Cell>
          )}
        </Grid>
        {children}
      </Container>
      {bleed !== undefined && <div className="hero-side">{bleed}</div>}
    </section>
  )
}
