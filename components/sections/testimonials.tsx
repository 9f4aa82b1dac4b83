import type { Home, Testimonial } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import { Tally } from './tally'
import { TestimonialCard } from './testimonial-card'
import css from './testimonials.module.css'

type Letters = { testimonials: readonly Testimonial[]; stars: string }
type Props = Letters & { words: Home['testimonials']; rating: number }

export function Testimonials({ words, testimonials, stars, rating }: Props) {
  return (
    <Band>
      <Frame>
        <h2>{words.title}</h2>
        <div className={css.three}>
          <Pile testimonials={testimonials} stars={stars} lead="left" />
        </div>
        <div className={css.tally}>
          <Tally rating={rating} text={words.tally} />
          <p>
            <SiteLink href={words.link.href}>{words.link.label}</SiteLink>
          </p>
        </div>
      </Frame>
    </Band>
  )
}

/** The nine letters of a page of their own: a pile of three, one across the page, a pile the other way round, then two. */
export function AllTestimonials({ testimonials, stars }: Letters) {
  const [wide] = testimonials.slice(3, 4)
  return (
    <section className={css.mail}>
      <Frame>
        <Pile testimonials={testimonials.slice(0, 3)} stars={stars} lead="left" />
        {wide && <TestimonialCard testimonial={wide} stars={stars} lead="wide" />}
        <Pile testimonials={testimonials.slice(4, 7)} stars={stars} lead="right" />
        <Pile testimonials={testimonials.slice(7)} stars={stars} />
      </Frame>
    </section>
  )
}

/** Each letter lies on the one before. With `lead`, the first has its portrait at full size, on that side. */
function Pile({ testimonials, stars, lead }: Letters & { lead?: 'left' | 'right' }) {
  return (
    <div className={css.pile} data-lead={lead}>
      {testimonials.map((testimonial, index) => (
        <TestimonialCard
          key={testimonial.id}
          testimonial={testimonial}
          stars={stars}
          {...(index === 0 && lead !== undefined && { lead })}
        />
      ))}
    </div>
  )
}
