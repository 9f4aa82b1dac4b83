import { Band, Container } from '@/components/ui/page-layout'
import { Picture } from '@/components/ui/picture'
import { TapLink } from '@/components/ui/site-link'
import { words as siteWords } from '@/content/words'
import { getAnchor } from '@/lib/paths'
import './offer-summary.css'

/**
 * A square crop shows two thirds of a picture of 3 by 2: it needs one and a half times its width.
 * On a wide page the file of 480 px serves the widest of the three crops too.
 */
const pictureSizes = '(min-width: 60rem) 22.5rem, (min-width: 48rem) 18rem, 8.25rem'

export function OfferSummary() {
  const words = siteWords.homePage.summary
  return (
    <Band id={getAnchor(words.title)}>
      <Container className="offer-summary">
        <h2>{words.title}</h2>
        <ol className="offer-summary-rows divided-list top-rule space-above-4" role="list">
          {words.cards.map((card) => (
            <li key={card.title}>
              <Picture picture={card.image} sizes={pictureSizes} ratio="1" isDecorative />
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ol>
        <p className="offer-summary-link">
          <TapLink {...words.link} />
        </p>
      </Container>
    </Band>
  )
}
