import type { Home, Testimonial } from '@/content/schemas'
import { Band, Frame } from '../ui/layout'
import { SiteLink } from '../ui/site-link'
import { Title } from '../ui/title'
import { TestimonialCard } from './testimonial-card'
import css from './testimonials.module.css'

type Props = { words: Home['testimonials']; testimonials: readonly Testimonial[]; stars: string; rating: number }

const average = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1 })

export function Testimonials({ words, testimonials, stars, rating }: Props) {
  return (
    <Band>
      <Frame>
        <h2>
          <Title of={words.title} />
        </h2>
        <div className={css.grid}>
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} stars={stars} lead={index === 0} />
          ))}
          <p className={css.tally}>
            <span className={css.figure}>{average.format(rating)}</span>
            <span>
              {words.tally}
              <br />
              <SiteLink href={words.link.href}>{words.link.label}</SiteLink>
            </span>
          </p>
        </div>
      </Frame>
    </Band>
  )
}

export function AllTestimonials({
  testimonials,
  stars,
  rating,
  tally,
}: {
  testimonials: readonly Testimonial[]
  stars: string
  rating: number
  tally: string
}) {
  return (
    <Band>
      <Frame>
        <p className={css.tally}>
          <span className={css.figure}>{average.format(rating)}</span>
          <span>{tally}</span>
        </p>
        <div className={css.pile}>
          {testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} stars={stars} lead={index % 3 === 0} />
          ))}
        </div>
      </Frame>
    </Band>
  )
}
