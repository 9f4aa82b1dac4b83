import { UpdatedOn } from '@/components/sections/updated-on'
import { Cell, Container, Grid } from '@/components/ui/page-layout'
import { PageTitle } from '@/components/ui/page-title'
import { PhoneLink } from '@/components/ui/phone-link'
import { Picture } from '@/components/ui/picture'
import { ButtonLink } from '@/components/ui/site-link'
import { site } from '@/content/site'
import { words as siteWords } from '@/content/words'
import './home-hero.css'

/** The densest phones load two pixels a point. */
const sizes = '(min-width: 60rem) 66vw, (min-resolution: 2.5dppx) 62vw, 100vw'

export function HomeHero() {
  const words = siteWords.homePage.hero
  return (
    <section className="home-hero">
      <Container>
        <PageTitle>
          {/* After a line break alone, Orca 43 leaves the first line out. */}
          <span className="own-line">{words.title} </span>
          <span className="own-line accent">{words.titleEnd}</span>
        </PageTitle>
        <Grid className="home-hero-grid">
          <Cell className="home-hero-picture" firstColumn={5} lastColumn={12}>
            <figure className="bleed">
              <Picture picture={words.picture.image} sizes={sizes} priority />
              {words.picture.caption !== undefined && (
                <figcaption className="caption">{words.picture.caption}</figcaption>
              )}
            </figure>
          </Cell>
          <Cell className="home-hero-intro" firstColumn={1} lastColumn={4}>
            <p className="lead">{words.lead}</p>
            <div className="home-hero-call stack">
              <ButtonLink href={words.primary.href}>{words.primary.label}</ButtonLink>
              <p>
                {words.callIntro}
                <br />
                <PhoneLink phone={site.phone} size="large" />
              </p>
            </div>
            <p className="home-hero-who-pays">{site.whoPaysLine}</p>
            <p>{words.proof}</p>
            <UpdatedOn day={siteWords.homePage.updatedOn} />
          </Cell>
        </Grid>
      </Container>
    </section>
  )
}
