import type { ReactNode } from 'react'
import type { HeroWords, Link } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture, type PictureFacts } from '../ui/picture'
import { ButtonLink } from '../ui/site-link'
import { Title } from '../ui/title'
import css from './hero.module.css'

type Props = {
  words: HeroWords
  tint?: 'sage' | 'river' | 'plum' | 'peach'
  picture?: PictureFacts
  primary?: Link
  call?: { phone: { text: string; href: string }; before: string }
  /** Who pays, beside the promise that needs it. */
  whoPays?: string
  children?: ReactNode
}

export function Hero({ words, tint, picture, primary, call, whoPays, children }: Props) {
  return (
    <section className={css.ground} data-tint={tint}>
      <Frame>
        <Grid>
          <Cell from={1} to={picture ? 8 : 9}>
            <h1>
              <Title of={words.title} />
            </h1>
            <p className="lead">{words.lead}</p>
            {(primary ?? call) && (
              <p className={css.actions}>
                {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
                {call && <PhoneLink phone={call.phone} before={call.before} />}
              </p>
            )}
            {whoPays !== undefined && <p className={css.whoPays}>{whoPays}</p>}
          </Cell>
          {picture && (
            <div className={css.corner}>
              <Picture of={picture} sizes="(min-width: 60rem) 34vw, 1px" decorative first />
            </div>
          )}
          {children}
        </Grid>
      </Frame>
    </section>
  )
}
