import { Band, Cell, Container, Grid, TitledBand } from '@/components/ui/page-layout'
import { PageTitle } from '@/components/ui/page-title'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { ButtonLink, SiteLink, TapLink } from '@/components/ui/site-link'
import { InlineText } from '@/components/ui/inline-text'
import { UpdatedOn } from '@/components/sections/updated-on'
import { RatingSummary, TestimonialList } from '@/components/sections/testimonials'
import { site } from '@/content/site'
import { findTestimonials, words as siteWords } from '@/content/words'
import './home-sections.css'
import '@/components/ui/photo-grid.css'

/** The densest phones load two pixels a point. */
const sizes = '(min-width: 60rem) 66vw, (min-resolution: 2.5dppx) 62vw, 100vw'

export function HomeHero() {
  const words = siteWords.homePage.hero
  return (
    <section className="home-sections-hero">
      <Container>
        <PageTitle>
          {/* A screen reader joins the words on both sides of a block without a line break. */}
          {words.title} <br />
          <span className="accent">{words.titleEnd}</span>
        </PageTitle>
        <Grid className="home-sections-hero-grid">
          <Cell className="home-sections-hero-picture" firstColumn={5} lastColumn={12}>
            <figure className="bleed">
              <Picture picture={words.picture.image} sizes={sizes} priority />
              {words.picture.caption !== undefined && (
                <figcaption className="caption">{words.picture.caption}</figcaption>
              )}
            </figure>
          </Cell>
          <Cell className="home-sections-intro" firstColumn={1} lastColumn={4}>
            <p className="lead">{words.lead}</p>
            <div className="home-sections-call stack">
              <ButtonLink href={words.primary.href}>{words.primary.label}</ButtonLink>
              <p>
                {words.callIntro}
                <br />
                <PhoneLink phone={site.phone} size="large" />
              </p>
            </div>
            <p className="home-sections-who-pays">{site.whoPaysLine}</p>
            <p className="small">
              <strong>{words.proof}</strong>
            </p>
            <UpdatedOn day={siteWords.homePage.updatedOn} />
          </Cell>
        </Grid>
      </Container>
    </section>
  )
}

/**
 * A square crop shows two thirds of a picture of 3 by 2: it needs one and a half times its width.
 */
const squareSizes = '(min-width: 60rem) 22.5rem, (min-width: 48rem) 18rem, 8.25rem'

export function OfferSummary() {
  const words = siteWords.homePage.summary
  const more = (
    <p>
      <TapLink {...words.link} />
    </p>
  )
  return (
    <TitledBand title={words.title} belowTitle={more}>
      <ol className="home-sections-rows divided-list top-rule" role="list">
        {words.cards.map((card) => (
          <li key={card.title}>
            <Picture picture={card.image} sizes={squareSizes} ratio="1" isDecorative />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ol>
    </TitledBand>
  )
}

/** The densest phones load two pixels a point, as they do for the picture of the hero. */
const portraitSizes =
  '(min-width: 60rem) 18rem, (min-width: 48rem) 22.5vw, (min-resolution: 2.5dppx) 30vw, 45vw'

/**
 * Three portraits and a link in their shape, left of the text and after it in the reading order.
 */
export function ApproachBand() {
  const words = siteWords.homePage.approach
  const portraits = words.portraits.map((portrait) => (
    <Picture
      key={portrait.fallback}
      picture={portrait}
      sizes={portraitSizes}
      ratio="1"
      isDecorative
    />
  ))
  return (
    <Band tone="dark">
      <Container>
        <Grid>
          <Cell className="home-sections-approach" firstColumn={6} lastColumn={12}>
            <h2>{words.title}</h2>
            {words.paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'h3' : undefined}>
                <InlineText text={paragraph} />
              </p>
            ))}
            <p>
              <TapLink {...words.link} />
            </p>
          </Cell>
          <Cell
            className="photo-grid home-sections-picture-grid screen-only"
            firstColumn={1}
            lastColumn={5}
          >
            {portraits.slice(0, 2)}
            <SiteLink className="contact-surface forced-colors-edge" href="/contact">
              {words.contactLabel}
            </SiteLink>
            {portraits.slice(2)}
          </Cell>
        </Grid>
      </Container>
    </Band>
  )
}

/** Three testimonials, the rating, and a link to all of them. */
export const HomeTestimonials = () => (
  <Band>
    <Container>
      <h2>{siteWords.homePage.testimonials.title}</h2>
      <TestimonialList testimonials={findTestimonials(siteWords.homePage.testimonials.ids)} />
      <div className="cluster space-between space-above-4">
        <RatingSummary text={siteWords.homePage.testimonials.tally} />
        <TapLink {...siteWords.homePage.testimonials.link} />
      </div>
    </Container>
  </Band>
)
