import type { Interface, ContactBandWords } from '@/content/schemas'
import { CopiedPhone } from '../ui/copied-phone'
import { Band, Cell, Frame, Grid } from '../ui/layout'
import { ButtonLink } from '../ui/site-link'
import { Title } from '../ui/title'
import { IdentityFacts } from './identity-facts'
import css from './contact-band.module.css'

type Props = {
  words: ContactBandWords
  labels: Pick<Interface, 'hoursLabel' | 'emailLabel' | 'areaLabel' | 'copyNumber'>
  identity: { phone: { text: string; href: string }; email: string; area: string; hours: { text: string } }
}

export function ContactBand({ words, labels, identity }: Props) {
  return (
    <Band tone="contact" className={css.contact}>
      <Frame>
        <Grid>
          <Cell from={1} to={8}>
            <h2>
              <Title of={words.title} />
            </h2>
            <CopiedPhone phone={identity.phone} words={labels.copyNumber} size="huge" />
            <p className={css.note}>{words.text}</p>
          </Cell>
          <Cell className={css.side} from={9} to={12}>
            <IdentityFacts labels={labels} identity={identity} />
            <p className={css.write}>
              <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
            </p>
          </Cell>
        </Grid>
      </Frame>
    </Band>
  )
}
