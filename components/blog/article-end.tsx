import type { Interface, Link } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { Sentence } from '../ui/sentence'
import { PhoneLink } from '../ui/phone-link'
import { ButtonLink, SiteLink } from '../ui/site-link'
import css from './article-end.module.css'
import { Entry } from './entry'
import type { EntryFacts } from './entry-facts'
import { EntryList } from './entry-list'

type ConsultationProps = {
  pitch: { title: string; text: string }
  /** What the button says. */
  consult: string
  phone: { text: string; href: string }
  contactHref: string
  /** Who pays, in the same block as the offer. */
  whoPays: string
}

export function Consultation({ pitch, consult, phone, contactHref, whoPays }: ConsultationProps) {
  return (
    <section className={css.pitch} data-lit="" aria-labelledby="consultation">
      <Frame>
        <Grid>
          <Cell from={4} to={12}>
            <h2 id="consultation">{pitch.title}</h2>
            <p>
              <Sentence of={pitch.text} />
            </p>
            <p className={css.call}>
              <PhoneLink phone={phone} />
            </p>
            <p className="screen-only">
              <ButtonLink href={contactHref}>{consult}</ButtonLink>
            </p>
            <p className="small">{whoPays}</p>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}

type ReadNextProps = { words: Pick<Interface['article'], 'related' | 'onward'>; related: readonly EntryFacts[]; links: readonly Link[] }

export function ReadNext({ words, related, links }: ReadNextProps) {
  return (
    <div className={css.next}>
      <Frame>
        <Grid as="section" aria-labelledby="a-lire">
          <Cell from={1} to={3}>
            <h2 id="a-lire">{words.related}</h2>
          </Cell>
          <Cell from={4} to={12} className={css.articles}>
            <EntryList>
              {related.map((article) => (
                <Entry key={article.path} article={article} sizes="(min-width: 60rem) 12rem, 9.75rem" />
              ))}
            </EntryList>
          </Cell>
        </Grid>
        <Grid as="nav" aria-labelledby="pour-continuer">
          <Cell from={1} to={3}>
            <h2 id="pour-continuer">{words.onward}</h2>
          </Cell>
          <Cell from={4} to={12} className={css.pages}>
            <ul role="list">
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </Cell>
        </Grid>
      </Frame>
    </div>
  )
}
