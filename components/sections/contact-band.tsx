import type { ReactNode } from 'react'
import type { Interface } from '@/content/schema/interface'
import type { ContactBandWords, Illustration } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { CopyablePhone } from '../ui/copyable-phone'
import { Band, Cell, Container, Grid } from '../ui/page-grid'
import { PhoneLink, type Phone } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { Sentence } from '../ui/sentence'
import { ButtonLink, SiteLink } from '../ui/site-link'
import { Phrases } from '../ui/phrases'
import { TitledRow } from '../ui/titled-rows'
import css from './contact-band.module.css'

type Labels = Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
type Identity = {
  phone: Phone
  email: string
  area: string
  hours: { text: string }
}

type Props = {
  words: ContactBandWords
  labels: Labels
  identity: Identity
  /** A portrait or a map: it takes the place of the facts, which then stand under the words. */
  picture?: ReactNode
  /** Who pays, under the offer of an article. */
  whoPays?: string
}

export function ContactBand({ words, labels, identity, picture, whoPays }: Props) {
  return (
    <Band
      tone="voice"
      aria-labelledby="consultation"
      className={classNames(
        css.contact,
        'edged',
        picture === undefined ? undefined : css.withPicture,
      )}
    >
      <Container>
        <Grid className={css.grid}>
          <Cell from={1} to={7}>
            <h2 id="consultation">{words.title}</h2>
            <div className={css.number} data-force-light="">
              <CopyablePhone phone={identity.phone} words={labels.copyNumber} size="huge" />
            </div>
            <p>
              <Sentence text={words.text} />
            </p>
          </Cell>
          <Cell
            className={css.facts}
            from={picture === undefined ? 9 : 1}
            to={picture === undefined ? 12 : 7}
          >
            <IdentityFacts labels={labels} identity={identity} />
            <p className="actions">
              <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
            </p>
            {whoPays !== undefined && <p className="small">{whoPays}</p>}
          </Cell>
          {picture}
        </Grid>
      </Container>
    </Band>
  )
}

/** The contact band of a reference page: one line, without the yellow. */
export function ContactLine({
  words,
  identity,
}: Pick<Props, 'words'> & { identity: Pick<Identity, 'phone'> }) {
  return (
    <Container>
      <TitledRow title={words.title}>
        <p>
          <Sentence text={words.text} />
        </p>
        <PhoneLink phone={identity.phone} size="large" />
      </TitledRow>
    </Container>
  )
}

export function IdentityFacts({
  labels,
  identity,
}: {
  labels: Omit<Labels, 'copyNumber'>
  identity: Omit<Identity, 'phone'>
}) {
  const address = (
    <SiteLink className="tap" href={`mailto:${identity.email}`}>
      {identity.email}
    </SiteLink>
  )
  const facts = [
    [labels.hoursLabel, <Phrases key="hours" text={identity.hours.text} />],
    [labels.emailLabel, address],
    [labels.areaLabel, identity.area],
  ] as const
  return (
    <dl className={css.identity}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt className="small soft screen-only">{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An advisor, cut by the edge of the page. */
export function ContactPortrait({ image, caption }: Illustration) {
  return (
    <figure className={classNames(css.portrait, 'screen-only')}>
      <Picture picture={image} sizes="(min-width: 100rem) 50rem, (min-width: 60rem) 42vw, 29rem" />
      {caption !== undefined && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  )
}
