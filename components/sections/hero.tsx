import type { ReactNode } from 'react'
import type { HeroWords, Link } from '@/content/schema/parts'
import { Cell, Container, Grid } from '../ui/page-grid'
import { PhoneLink } from '../ui/phone-link'
import { Picture, type PictureFacts } from '../ui/picture'
import { Sentence } from '../ui/sentence'
import { ButtonLink } from '../ui/site-link'
import css from './hero.module.css'

type Props = {
  words: HeroWords
  tint?: 'sage' | 'river' | 'plum' | 'peach'
  /** The first thing that a page shows on a phone, under the header; on a wide page it hangs against the right edge, unless something else stands there. */
  picture?: PictureFacts
  /** On a wide page it runs off the right edge, as a picture does. */
  bleed?: ReactNode
  /** Beside the title on a wide page, under the lead on a phone. */
  aside?: ReactNode
  /** Under the lead: beside it stands the picture. */
  search?: ReactNode
  primary?: Link
  call?: { phone: { text: string; href: string }; before: string }
  /** Who pays, beside the promise that needs it. */
  whoPays?: string
  /** When its words were last revised. */
  updated?: ReactNode
  /** Under the title band's words, across the page. */
  children?: ReactNode
}

/** In a band higher than two thirds of its width, as where more than words stands in it, a scene of 3 by 2 loses its sides. */
const low =
  '(min-width: 75rem) 50vw, (min-width: 60rem) 38rem, (min-resolution: 2.5dppx) 62vw, (min-width: 40rem) 125vw, 100vw'
const high = '(min-width: 60rem) 82rem, (min-resolution: 2.5dppx) 62vw, 100vw'

/** Printed twice, as a strip and beside the words: the same candidate for both is one file, whichever is displayed. */
const stripOrBeside =
  '(min-width: 60rem) 60rem, (min-resolution: 2.5dppx) 62vw, (min-width: 40rem) 125vw, 100vw'

/** Displayed in one column alone, which the largest text (137.5 %) keeps up to 82.5rem: a picture that is not displayed is fetched all the same, the smallest. */
const strip = `(min-width: 83rem) 1px, ${low}`

/** The title band of a page: its picture first, then its words. */
export function Hero({
  words,
  tint,
  picture,
  bleed,
  aside,
  search,
  primary,
  call,
  whoPays,
  updated,
  children,
}: Props) {
  const hangs =
    bleed !== undefined ||
    (picture !== undefined && aside === undefined && search === undefined && children === undefined)
  const hangingSizes = primary ? high : low
  const stripSizes = aside === undefined ? stripOrBeside : strip
  return (
    <section className={css.hero} data-tint={tint} data-bleed={hangs ? '' : undefined}>
      {picture && (
        <div className={hangs ? css.bleed : css.strip}>
          <Picture
            picture={picture}
            sizes={hangs ? hangingSizes : stripSizes}
            decorative
            priority={hangs || aside === undefined ? true : 'narrow'}
          />
        </div>
      )}
      <Container className={css.words}>
        <Grid>
          <Cell from={1} to={aside === undefined ? 6 : 7}>
            <h1>{words.title}</h1>
            <p className="lead">
              <Sentence text={words.lead} />
            </p>
            {search}
            {(primary ?? call) && (
              <p className="actions">
                {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
                {call && <PhoneLink phone={call.phone} before={call.before} />}
              </p>
            )}
            {whoPays !== undefined && <p className="fine-print">{whoPays}</p>}
            {updated}
          </Cell>
          {(aside !== undefined || (picture && !hangs)) && (
            <Cell className={css.beside} from={aside === undefined ? 7 : 8} to={12}>
              {aside ??
                (picture && (
                  <Picture picture={picture} sizes={stripOrBeside} decorative priority />
                ))}
            </Cell>
          )}
        </Grid>
        {children}
      </Container>
      {bleed !== undefined && <div className={css.bleed}>{bleed}</div>}
    </section>
  )
}
