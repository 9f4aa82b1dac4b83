import type { ReactNode } from 'react'
import type { Interface, ContactBandWords } from '@/content/schemas'
import { classNames } from '../ui/class-names'
import { CopiedPhone } from '../ui/copied-phone'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { ButtonLink } from '../ui/site-link'
import { IdentityFacts } from './identity-facts'
import css from './contact-band.module.css'

type Props = {
  words: ContactBandWords
  labels: Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
  identity: { phone: { text: string; href: string }; email: string; area: string; hours: { text: string } }
  /** Who answers, or how far they go (contact-pictures.tsx): the facts then stand under the words. */
  picture?: ReactNode
}

export function ContactBand({ words, labels, identity, picture }: Props) {
  const facts = (
    <>
      <IdentityFacts labels={labels} identity={identity} />
      <p className={classNames(css.write, 'screen-only')}>
        <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
      </p>
    </>
  )
  const isPictured = picture !== undefined
  return (
    <Band tone="contact" className={classNames(css.contact, isPictured ? css.pictured : undefined)}>
      <Frame>
        <Grid>
          <Cell className={css.words} from={1} to={isPictured ? 7 : 8}>
            <h2>{words.title}</h2>
            <CopiedPhone phone={identity.phone} words={labels.copyNumber} size="huge" />
            <p className={css.note}>
              <Sentence of={words.text} />
            </p>
            {isPictured && <div className={css.facts}>{facts}</div>}
          </Cell>
          {picture ?? (
            <Cell className={css.side} from={9} to={12}>
              {facts}
            </Cell>
          )}
        </Grid>
      </Frame>
    </Band>
  )
}
