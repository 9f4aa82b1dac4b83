import type { ReactNode } from 'react'
import type { ContactBandWords, Illustration } from '@/content/schema/parts'
import { site } from '@/content/site'
import { words as siteWords } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { CopyablePhone } from '../ui/copyable-phone'
import { Band, Cell, Container, Grid, TitledBand } from '../ui/page-layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { InlineText } from '../ui/inline-text'
import { ButtonLink, TapLink } from '../ui/site-link'
import { Phrases } from '../ui/phrases'
import './contact-band.css'

type Props = {
  words: ContactBandWords
  /** The portrait of an advisor in place of the facts, which then stand under the words. */
  portrait?: Illustration['image'] | undefined
  /** Shows who pays, where the band has the first button of the page. */
  hasWhoPays?: boolean
}

const columnsUnderWords = { firstColumn: 1, lastColumn: 7 } as const
const columnsBesideWords = { firstColumn: 9, lastColumn: 12 } as const

/** The yellow contact band at the end of a page. */
export function ContactBand({ words, portrait, hasWhoPays }: Props) {
  return (
    <Band
      tone="contact"
      aria-labelledby="consultation"
      className={classNames(
        'contact-band',
        'forced-colors-edge',
        portrait && 'contact-band-with-picture',
      )}
    >
      <Container>
        <Grid className="contact-band-grid">
          <Cell firstColumn={1} lastColumn={7}>
            <h2 id="consultation">{words.title}</h2>
            <div className="contact-band-number contact-surface" data-force-light="">
              <CopyablePhone
                phone={site.phone}
                words={siteWords.interfaceTexts.copyNumber}
                size="huge"
              />
            </div>
            <p>
              <InlineText text={words.text} />
            </p>
          </Cell>
          <Cell
            className="contact-band-facts"
            {...(portrait ? columnsUnderWords : columnsBesideWords)}
          >
            <AgencyDetails />
            <p className="contact-band-write actions">
              <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
            </p>
            {hasWhoPays && <p className="small">{site.whoPaysLine}</p>}
          </Cell>
          {portrait && (
            <div className="contact-band-portrait screen-only">
              <Picture
                picture={portrait}
                sizes="(min-width: 100rem) 50rem, (min-width: 60rem) 42vw, 29rem"
              />
            </div>
          )}
        </Grid>
      </Container>
    </Band>
  )
}

/** The contact band of a reference page, a tool or a sheet: one line, without the yellow. */
export const CompactContact = ({ words }: { words: ContactBandWords }) => (
  <TitledBand title={words.title} className="contact-band-compact">
    <p>
      <InlineText text={words.text} />
    </p>
    <p className="cluster space-above-2">
      <PhoneLink className="contact-band-compact-number" phone={site.phone} size="large" />{' '}
      <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
    </p>
  </TitledBand>
)

type FactProps = { label: string; className?: string | undefined; children: ReactNode }

const Fact = ({ label, className, children }: FactProps) => (
  <div className={className}>
    <dt className="small muted screen-only">{label}</dt>
    <dd className="bold">{children}</dd>
  </div>
)

/** `hoursClassName` is for a page that already shows the hours elsewhere. */
export function AgencyDetails({ hoursClassName }: { hoursClassName?: string }) {
  return (
    <dl className="contact-band-details">
      <Fact
        label={siteWords.interfaceTexts.hoursLabel}
        className={classNames('contact-band-repeated', hoursClassName)}
      >
        <Phrases text={site.hours.text} />
      </Fact>
      <Fact label={siteWords.interfaceTexts.emailLabel}>
        <TapLink href={`mailto:${site.email}`} label={site.email} />
      </Fact>
      <Fact label={siteWords.interfaceTexts.areaLabel} className="contact-band-repeated">
        {site.area}
      </Fact>
    </dl>
  )
}
