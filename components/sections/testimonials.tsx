import type { ReactNode } from 'react'
import type { Words } from '@/content/words'
import { classNames } from '@/lib/class-names'
import { Band, Container } from '../ui/page-grid'
import { Picture } from '../ui/picture'
import { Sentence } from '../ui/sentence'
import { TapLink } from '../ui/site-link'
import { fillIn } from '@/lib/fill-in'
import css from './testimonials.module.css'

type StarWords = Words['interfaceTexts']['stars']

type ListProps = { testimonials: Words['testimonials']; stars: StarWords }

const oneDecimal = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1 })

/**
 * The rating that the agency claims: the testimonials of the page are a selection, so no
 * average is computed from them.
 */
function RatingSummary({ rating, text }: { rating: number; text: string }) {
  return (
    <p className={css.rating}>
      <span>{oneDecimal.format(rating)}</span>{' '}
      <span>
        <Sentence text={text} />
      </span>
    </p>
  )
}

type PortraitGridProps = {
  label: string
  testimonials: Words['testimonials']
  rating: number
  tally: string
}

/** Portraits over the foot of the hero; each leads to its testimonial. */
export function PortraitGrid({ label, testimonials, rating, tally }: PortraitGridProps) {
  return (
    <div className={classNames(css.portraitGrid, 'paper')} data-force-light="">
      <ul className="screen-only" role="list" aria-label={label}>
        {testimonials.map(({ id, image, name, location }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Picture picture={image} sizes="(min-width: 60rem) 12rem, 8rem" decorative />
              <span className="visually-hidden">
                {name}, {location}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <RatingSummary rating={rating} text={tally} />
    </div>
  )
}

/** Three testimonials, and a link to all of them. */
export function Testimonials({
  words,
  testimonials,
  stars,
  rating,
}: ListProps & { words: Words['home']['testimonials']; rating: number }) {
  return (
    <Band>
      <Container>
        <h2>{words.title}</h2>
        <TestimonialGroup testimonials={testimonials} stars={stars}>
          <div className={css.more}>
            <RatingSummary rating={rating} text={words.tally} />
            <p>
              <TapLink {...words.link} />
            </p>
          </div>
        </TestimonialGroup>
      </Container>
    </Band>
  )
}

/** All the testimonials, in groups of three. */
export function AllTestimonials({ testimonials, stars }: ListProps) {
  return (
    <Band className={css.allTestimonials}>
      <Container>
        {testimonials.map(({ id }, index) => {
          const isFirstOfPile = index % 3 === 0
          return (
            isFirstOfPile && (
              <TestimonialGroup
                key={id}
                testimonials={testimonials.slice(index, index + 3)}
                stars={stars}
              />
            )
          )
        })}
      </Container>
    </Band>
  )
}

/** Overlapping cards, the first with a large portrait. */
function TestimonialGroup({ testimonials, stars, children }: ListProps & { children?: ReactNode }) {
  return (
    <div className={css.group}>
      {testimonials.map((testimonial, index) => (
        <Testimonial
          key={testimonial.id}
          testimonial={testimonial}
          stars={stars}
          isFeatured={index === 0}
        />
      ))}
      {children}
    </div>
  )
}

function Testimonial({
  testimonial,
  stars,
  isFeatured,
}: {
  testimonial: Words['testimonials'][number]
  stars: StarWords
  isFeatured: boolean
}) {
  const { id, image, location, name, rating, text } = testimonial
  // The sizes of the whole picture, of which the frame shows half.
  const portrait = (
    <div className={classNames(css.portrait, 'screen-only')} data-force-light="">
      <div className={css.crop}>
        <Picture picture={image} sizes={isFeatured ? '(min-width: 60rem) 35rem, 19rem' : '8rem'} />
      </div>
    </div>
  )
  return (
    <article className={css.testimonial} id={id} data-featured={isFeatured ? '' : undefined}>
      <div className={classNames(css.card, 'paper')}>
        <p className={css.postmark}>
          <Postmark />
          <span className="small">{location}</span>
        </p>
        {!isFeatured && portrait}
        <blockquote>
          <p>
            <Sentence text={text} />
          </p>
        </blockquote>
        <footer className="cluster">
          <p className={css.signature}>{name}</p>
          <Stars count={rating} words={stars} />
        </footer>
      </div>
      {isFeatured && portrait}
    </article>
  )
}

const star = 'M11 1l3 6.6 7.2.8-5.4 4.8 1.5 7.1L11 16.7l-6.3 3.6 1.5-7.1L.8 8.4 8 7.6z'

/** Five stars, of which `count` are filled, as one image with a text alternative. */
function Stars({ count, words }: { count: number; words: StarWords }) {
  return (
    <svg className={css.stars} viewBox="-1 -1 122 23" role="img">
      <title>{fillIn(count === 1 ? words.one : words.many, { n: count })}</title>
      {Array.from({ length: 5 }, (_, index) => (
        <path
          key={index}
          data-filled={index < count}
          transform={`translate(${String(index * 24.5)} 0)`}
          d={star}
        />
      ))}
    </svg>
  )
}

/** Two rings around the name of the town, then waves, cut where the card ends. */
function Postmark() {
  return (
    <svg viewBox="0 0 300 88" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <ellipse cx="83" cy="44" rx="81" ry="41" />
      <ellipse cx="83" cy="44" rx="76" ry="36" />
      <path
        transform="translate(18)"
        d="M152 20q10-9 21 0t21 0 21 0 21 0 21 0 21 0M158 36q10-9 21 0t21 0 21 0 21 0 21 0 17-3M158 52q10-9 21 0t21 0 21 0 21 0 21 0 17-3M152 68q10-9 21 0t21 0 21 0 21 0 21 0 21 0"
      />
    </svg>
  )
}
