import type { ReactNode } from 'react'
import type { HeroWords, Link } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture, type PictureFacts } from '../ui/picture'
import { ButtonLink } from '../ui/site-link'
import css from './hero.module.css'
import { Strip } from './strip'

type Tint = 'sage' | 'river' | 'plum' | 'peach'

type Props = {
  words: HeroWords
  tint?: Tint
  /** Above the words, on a phone. */
  strip?: PictureFacts
  children?: ReactNode
}

/** A title band of words alone: the title in the margin, the lead beside it. */
export function Hero({ words, tint, strip, children }: Props) {
  return (
    <section className={css.ground} data-tint={tint}>
      {strip && <Strip of={strip} />}
      <Frame className={css.words}>
        <Grid>
          <Cell from={1} to={5}>
            <h1>{words.title}</h1>
          </Cell>
          <Cell className={css.beside} from={6} to={12}>
            <p className="lead">{words.lead}</p>
          </Cell>
          {children}
        </Grid>
      </Frame>
    </section>
  )
}

type PictureProps = {
  words: HeroWords
  tint: Tint
  picture: PictureFacts
  /** The column where it begins, on a wide page. */
  from: 7 | 8
  primary?: Link
  call?: { phone: { text: string; href: string }; before: string }
  /** Who pays, beside the promise that needs it. */
  whoPays?: string
}

/** As wide as it is drawn: in a frame higher than two thirds of its width, a scene of 3 by 2 loses its sides. */
const sizes = {
  7: '(min-width: 75rem) 50vw, (min-width: 60rem) 38rem, 100vw',
  8: '(min-width: 60rem) 72rem, 100vw',
}

/** A strip under the header on a phone; on a wide page the picture is hung from the top right corner of the band and runs off the page. */
export function PictureHero({ words, tint, picture, from, primary, call, whoPays }: PictureProps) {
  return (
    <section className={css.ground} data-tint={tint} data-hung={from}>
      <div className={css.hung}>
        <Picture of={picture} sizes={sizes[from]} decorative first />
      </div>
      <Frame className={css.words}>
        <Grid>
          <Cell from={1} to={from === 7 ? 6 : 7}>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            {(primary ?? call) && (
              <p className={css.actions}>
                {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
                {call && <PhoneLink phone={call.phone} before={call.before} />}
              </p>
            )}
            {whoPays !== undefined && <p className={css.whoPays}>{whoPays}</p>}
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
