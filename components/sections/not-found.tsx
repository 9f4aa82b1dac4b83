import type { ReactNode } from 'react'
import type { Illustration, Link } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import css from './not-found.module.css'

type Props = {
  words: { title: string; lead: string; linksTitle: string; links: readonly Link[]; picture: Illustration }
  phone: { text: string; href: string }
  callIntro: string
  children?: ReactNode
}

/** The error screen: the cause, then ways out, laid like the stones of the path. */
export function NotFound({ words, phone, callIntro, children }: Props) {
  return (
    <section className={css.ground}>
      <Frame>
        <Grid>
          <Cell className={css.scene} from={8} to={12}>
            {/* Not `first`: Next renders the error screen with every page, which would preload this picture before its own. */}
            <Picture of={words.picture.image} sizes="(min-width: 60rem) 36rem, 100vw" />
          </Cell>
          <Cell className={css.say} from={1} to={7}>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <p className={css.call}>
              {callIntro} <PhoneLink phone={phone} />
            </p>
            {children}
            <h2>{words.linksTitle}</h2>
            <ul role="list">
              {words.links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
