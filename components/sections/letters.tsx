import type { Home, Testimonial } from '@/content/schemas'
import { Band, Frame } from '../ui/layout.styles'
import { SiteLink } from '../ui/site-link'
import { Letter } from './letter'
import { LettersGrid, LettersPile, Tally } from './letters.styles'

type Props = { words: Home['letters']; testimonials: readonly Testimonial[]; stars: string; rating: number }

const average = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1 })

export function Letters({ words, testimonials, stars, rating }: Props) {
  return (
    <Band>
      <Frame>
        <h2>{words.title}</h2>
        <LettersGrid>
          {testimonials.map((testimonial, index) => (
            <Letter key={testimonial.id} testimonial={testimonial} stars={stars} lead={index === 0} />
          ))}
          <Tally>
            <span className="figure">{average.format(rating)}</span>
            <span>
              {words.tally}
              <br />
              <SiteLink href={words.link.href}>{words.link.label}</SiteLink>
            </span>
          </Tally>
        </LettersGrid>
      </Frame>
    </Band>
  )
}

export function AllLetters({
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
        <Tally>
          <span className="figure">{average.format(rating)}</span>
          <span>{tally}</span>
        </Tally>
        <LettersPile>
          {testimonials.map((testimonial, index) => (
            <Letter key={testimonial.id} testimonial={testimonial} stars={stars} lead={index % 3 === 0} />
          ))}
        </LettersPile>
      </Frame>
    </Band>
  )
}
