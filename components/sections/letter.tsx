import type { Testimonial } from '@/content/schemas'
import { Picture } from '../ui/picture'
import { Stars } from '../ui/stars'
import { LetterSheet } from './letter.styles'

type Props = { testimonial: Testimonial; stars: string; lead?: boolean }

export function Letter({ testimonial, stars, lead = false }: Props) {
  return (
    <LetterSheet $lead={lead}>
      <div className="top">
        <p className="place">{testimonial.location}</p>
        <div className="stamp">
          <Picture of={testimonial.image} sizes="4.6rem" ratio="4 / 5" />
        </div>
      </div>
      <blockquote>
        <p>{testimonial.text}</p>
      </blockquote>
      <footer>
        <p className="signature">{testimonial.name}</p>
        <Stars count={testimonial.rating} label={stars} />
      </footer>
    </LetterSheet>
  )
}
