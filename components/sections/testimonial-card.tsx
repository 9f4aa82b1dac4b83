import type { Testimonial } from '@/content/schemas'
import { Picture, type PictureFacts } from '../ui/picture'
import { Stars } from '../ui/stars'
import css from './testimonial-card.module.css'

type Props = {
  testimonial: Testimonial
  stars: string
  /** A letter with its portrait at full size: on which side of the sheet it lies, or the sheet across the whole page. The others bear a stamp. */
  lead?: 'left' | 'right' | 'wide'
}

export function TestimonialCard({ testimonial, stars, lead }: Props) {
  const { id, image, location, name, rating, text } = testimonial
  return (
    <article className={css.letter} id={id} data-lead={lead}>
      <div className={css.sheet}>
        <p className={css.mark}>
          <Postmark />
          <span>{location}</span>
        </p>
        {lead === undefined && <Stamp of={image} sizes="8rem" />}
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <footer>
          <p className={css.signature}>{name}</p>
          <Stars count={rating} label={stars} />
        </footer>
      </div>
      {lead !== undefined && <Stamp of={image} sizes="(min-width: 60rem) 35rem, 19rem" />}
    </article>
  )
}

/** `sizes` is the width of the whole portrait, of which a stamp shows the half. */
function Stamp({ of: image, sizes }: { of: PictureFacts; sizes: string }) {
  return (
    <div className={css.stamp} data-lit="">
      <div className={css.face}>
        <Picture of={image} sizes={sizes} />
      </div>
    </div>
  )
}

/** Two rings for the name of the town, then waves: as many as the letter has room for. */
function Postmark() {
  return (
    <svg viewBox="0 0 280 88" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <ellipse cx="74" cy="44" rx="72" ry="41" />
      <ellipse cx="74" cy="44" rx="65" ry="34" />
      <path d="M152 20q10-9 21 0t21 0 21 0 21 0 21 0 21 0M158 36q10-9 21 0t21 0 21 0 21 0 21 0 17-3M158 52q10-9 21 0t21 0 21 0 21 0 21 0 17-3M152 68q10-9 21 0t21 0 21 0 21 0 21 0 21 0" />
    </svg>
  )
}
