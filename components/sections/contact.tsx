import type { ReactNode } from 'react'
import type { HeroWords, Interface, Link } from '@/content/schemas'
import { CopiedPhone } from '../ui/copied-phone'
import { Cell, Frame, Grid } from '../ui/layout'
import { Picture, type PictureFacts } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { Title } from '../ui/title'
import { IdentityFacts } from './identity-facts'
import css from './contact.module.css'

type Props = {
  words: {
    hero: HeroWords
    promise: string
    side: { title: string; text: string; urgent: { text: string; link: Link }; image: PictureFacts }
  }
  labels: Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
  identity: { phone: { text: string; href: string }; email: string; area: string; hours: { text: string } }
  /** The form. */
  children: ReactNode
}

export function Contact({ words, labels, identity, children }: Props) {
  return (
    <section className={css.ground}>
      <Frame>
        <Grid>
          <Cell from={1} to={7}>
            <h1>
              <Title of={words.hero.title} />
            </h1>
            <p className="lead">{words.hero.lead}</p>
            <p className={css.promise}>{words.promise}</p>
            {children}
          </Cell>
          <Cell from={9} to={12}>
            <aside className={css.slip} aria-labelledby="nous-joindre">
              <h2 id="nous-joindre">{words.side.title}</h2>
              <div className={css.number}>
                <CopiedPhone phone={identity.phone} words={labels.copyNumber} />
              </div>
              <p>{words.side.text}</p>
              <IdentityFacts labels={labels} identity={identity} />
              <p className={css.urgent}>
                {words.side.urgent.text} <SiteLink href={words.side.urgent.link.href}>{words.side.urgent.link.label}</SiteLink>
              </p>
              <Picture of={words.side.image} sizes="(min-width: 60rem) 26rem, 1px" decorative />
            </aside>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
