import type { ReactNode } from 'react'
import type { Advisor, ContactBandWords, Illustration, Interface } from '@/content/schemas'
import type { Territory } from '@/content/territory-schema'
import { classNames } from '../ui/class-names'
import { CopiedPhone } from '../ui/copied-phone'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { Sentence } from '../ui/sentence'
import { ButtonLink, SiteLink } from '../ui/site-link'
import css from './contact-band.module.css'
import { TerritoryMap } from './territory'

type Labels = Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
type Identity = { phone: { text: string; href: string }; email: string; area: string; hours: { text: string } }

type Props = {
  words: ContactBandWords
  labels: Labels
  identity: Identity
  /** Who answers, or how far they go: it takes the place of the facts, which then stand under the words. */
  picture?: ReactNode
}

export function ContactBand({ words, labels, identity, picture }: Props) {
  const facts = (
    <Cell className={css.facts} from={picture === undefined ? 9 : 1} to={picture === undefined ? 12 : 7}>
      <IdentityFacts labels={labels} identity={identity} />
      <p className="actions">
        <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
      </p>
    </Cell>
  )
  return (
    <Band className={classNames(css.contact, picture === undefined ? undefined : css.pictured)}>
      <Frame>
        <Grid className={css.grid}>
          <Cell from={1} to={7}>
            <h2>{words.title}</h2>
            <div className={css.number} data-lit="">
              <CopiedPhone phone={identity.phone} words={labels.copyNumber} size="huge" />
            </div>
            <p>
              <Sentence of={words.text} />
            </p>
          </Cell>
          {facts}
          {picture}
        </Grid>
      </Frame>
    </Band>
  )
}

/** The foot of a page that one looks something up in: who answers what it does not say, on one line, without the yellow. */
export function ContactLine({ words, identity }: Pick<Props, 'words'> & { identity: Pick<Identity, 'phone'> }) {
  return (
    <Frame className={css.line}>
      <h2>{words.title}</h2>
      <p>
        <Sentence of={words.text} />
      </p>
      <p>
        <PhoneLink phone={identity.phone} size="large" />
      </p>
    </Frame>
  )
}

/** When somebody answers, the address to write to, and how far they go. */
export function IdentityFacts({ labels, identity }: { labels: Omit<Labels, 'copyNumber'>; identity: Omit<Identity, 'phone'> }) {
  return (
    <dl className={css.identity}>
      <div>
        <dt>{labels.hoursLabel}</dt>
        <dd>{identity.hours.text}</dd>
      </div>
      <div>
        <dt>{labels.emailLabel}</dt>
        <dd>
          <SiteLink className="tap" href={`mailto:${identity.email}`}>
            {identity.email}
          </SiteLink>
        </dd>
      </div>
      <div>
        <dt>{labels.areaLabel}</dt>
        <dd>{identity.area}</dd>
      </div>
    </dl>
  )
}

/** One of those who answer, cut by the edges of the page. */
export function ContactPortrait({ image, caption }: Illustration) {
  return (
    <figure className={css.portrait}>
      <Picture of={image} sizes="(min-width: 100rem) 50rem, (min-width: 60rem) 32rem, 100vw" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** All of them: the window of four panes. Each is called by her name, which says more here than what she wears. */
export function ContactFaces({ advisors }: { advisors: readonly Advisor[] }) {
  return (
    <ul className={css.faces} role="list">
      {advisors.map(({ name, image }) => (
        <li key={name}>
          <Picture of={{ ...image, alt: name }} sizes="(min-width: 100rem) 23rem, (min-width: 60rem) 18rem, 25vw" />
        </li>
      ))}
    </ul>
  )
}

/** How far they go. */
export function ContactMap({ words }: { words: Territory }) {
  return (
    <figure className={css.map}>
      <TerritoryMap words={words} size="small" />
      <figcaption>{words.small}</figcaption>
    </figure>
  )
}
