import type { ReactNode } from 'react'
import type { Interface } from '@/content/schema/interface'
import type { HeroWords, Link } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { CopyablePhone } from '../../../components/ui/copyable-phone'
import { LogoMark } from '../../../components/ui/logo-mark'
import { Cell, Container, Grid } from '../../../components/ui/page-grid'
import { Picture, type PictureFacts } from '../../../components/ui/picture'
import { Sentence } from '../../../components/ui/sentence'
import { SiteLink } from '../../../components/ui/site-link'
import { IdentityFacts } from '../../../components/sections/contact-band'
import css from './contact-section.module.css'

type Props = {
  words: {
    hero: HeroWords
    promise: string
    side: { title: string; text: string; urgent: { text: string; link: Link } }
  }
  labels: Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
  identity: {
    phone: { text: string; href: string }
    email: string
    area: string
    hours: { text: string }
  }
  portrait: PictureFacts
  children: ReactNode
}

/** On a phone, the sidebar is split: the number before the form, the rest after it. */
export function ContactSection({ words, labels, identity, portrait, children }: Props) {
  return (
    <section className={css.section}>
      <Container>
        <Grid className={css.grid}>
          <Cell className={css.intro} from={1} to={7}>
            <h1>{words.hero.title}</h1>
            <p className="lead">{words.hero.lead}</p>
            <p className={css.promise}>{words.promise}</p>
          </Cell>
          <aside className={classNames(css.sidebar, 'edged')} aria-labelledby="nous-joindre">
            <div className={classNames(css.portrait, 'screen-only')}>
              <Picture
                picture={portrait}
                sizes="(min-width: 60rem) 26rem, 14rem"
                decorative
                priority
              />
            </div>
            <div className={classNames(css.phone, 'edged screen-only')} data-force-light="">
              <p id="nous-joindre">{words.side.title}</p>
              <CopyablePhone phone={identity.phone} words={labels.copyNumber} />
              <p className="small">{identity.hours.text}</p>
            </div>
            <div className={classNames(css.details, 'ruled')}>
              <p>
                <Sentence text={words.side.text} />
              </p>
              <IdentityFacts labels={labels} identity={identity} />
              <p>
                {words.side.urgent.text}{' '}
                <SiteLink href={words.side.urgent.link.href}>
                  {words.side.urgent.link.label}
                </SiteLink>
              </p>
            </div>
          </aside>
          <Cell className={css.form} from={1} to={7}>
            <LogoMark className={css.logo} />
            {children}
          </Cell>
        </Grid>
      </Container>
    </section>
  )
}
