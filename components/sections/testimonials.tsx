import { site } from '@/content/site'
import { type Words, words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { fillTemplate } from '@/lib/fill-template'
import { Picture } from '../ui/picture'
import { InlineText } from '../ui/inline-text'
import './testimonials.css'

/** A list of testimonials, each under a coloured rule. */
export const TestimonialList = ({ testimonials }: { testimonials: Words['testimonials'] }) => (
  <div
    className={classNames(
      'testimonials-list space-above-4',
      testimonials.length === 3 && 'testimonials-three',
    )}
  >
    {testimonials.map(({ id, image, location, name, rating, text }) => (
      <figure key={id} id={id} className="testimonials-quote">
        <blockquote>
          <p>
            <InlineText text={text} />
          </p>
        </blockquote>
        <figcaption className={classNames('space-above-3', image && 'testimonials-with-picture')}>
          {image && <Picture picture={image} sizes="8rem" ratio="1" />}
          <div>
            <p className="h3">{name}</p>
            <p className="small muted">{location}</p>
            <Stars count={rating} />
          </div>
        </figcaption>
      </figure>
    ))}
  </div>
)

const star = 'M11 1l3 6.6 7.2.8-5.4 4.8 1.5 7.1L11 16.7l-6.3 3.6 1.5-7.1L.8 8.4 8 7.6z'

/** Five stars, of which `count` are filled, as one image with a text alternative. */
function Stars({ count }: { count: number }) {
  const { one, many } = words.interfaceTexts.stars
  return (
    <svg className="testimonials-stars" viewBox="-1 -1 122 23" role="img">
      <title>{fillTemplate(count === 1 ? one : many, { n: count })}</title>
      {Array.from({ length: 5 }, (_, index) => (
        <path
          key={index}
          data-full={index < count}
          transform={`translate(${index * 24.5} 0)`}
          d={star}
        />
      ))}
    </svg>
  )
}

const oneDecimal = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1 })

/** The rating that the agency claims, not an average of the selection on the page. */
export const RatingSummary = ({ text }: { text: string }) => (
  <p className="testimonials-rating">
    <span className="accent">{oneDecimal.format(site.claims.rating)}</span>{' '}
    <span>
      <InlineText text={text} />
    </span>
  </p>
)
