import { InlineText } from '@/components/ui/inline-text'
import { Band, Cell, Container, Grid } from '@/components/ui/page-layout'
import { Picture } from '@/components/ui/picture'
import { SiteLink, TapLink } from '@/components/ui/site-link'
import { words as siteWords } from '@/content/words'
import '@/components/ui/photo-grid.css'
import './approach-band.css'

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
          <Cell className="approach-band-text" firstColumn={6} lastColumn={12}>
            <h2>{words.title}</h2>
            {words.paragraphs.map((paragraph, index) => (
              <p key={index} className={index === 0 ? 'h3' : undefined}>
                <InlineText text={paragraph} />
              </p>
            ))}
            <p>
              <TapLink {...words.link} />
            </p>
          </Cell>
          <Cell
            className="photo-grid approach-band-pictures screen-only"
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
