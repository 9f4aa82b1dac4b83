import type { Testimonial } from '@/content/schemas'
import { Picture } from '../ui/picture'
import { Stars } from '../ui/stars'
import css from './testimonial-card.module.css'

type Props = { testimonial: Testimonial; stars: string; lead?: boolean }

export function TestimonialCard({ testimonial, stars, lead = false }: Props) {
  return (
    <article className={css.sheet} data-lead={lead ? '' : undefined}>
      <div className={css.top}>
        <p className={css.place}>{testimonial.location}</p>
        <div className={css.stamp}>
          <Picture of={testimonial.image} sizes="4.6rem" ratio="4 / 5" />
        </div>
      </div>
      <blockquote>
        <p>{testimonial.text}</p>
      </blockquote>
      <footer>
        <p className={css.signature}>{testimonial.name}</p>
        <Stars count={testimonial.rating} label={stars} />
      </footer>
    </article>
  )
}
