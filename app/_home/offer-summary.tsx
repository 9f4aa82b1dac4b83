import { TitledBand } from '@/components/ui/page-layout'
import { Picture } from '@/components/ui/picture'
import { TapLink } from '@/components/ui/site-link'
import { words as siteWords } from '@/content/words'
import './offer-summary.css'

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
      <ol className="offer-summary-rows divided-list top-rule" role="list">
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
