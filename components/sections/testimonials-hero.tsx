import type { HeroWords, Testimonial } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { Picture, type PictureFacts } from '../ui/picture'
import { Tally } from './tally'
import css from './testimonials-hero.module.css'

type Props = {
  words: HeroWords
  /** The portraits, three in a row, in the order of the letters. */
  stamps: PictureFacts
  stampsLabel: string
  testimonials: readonly Pick<Testimonial, 'id' | 'name' | 'location'>[]
  rating: number
  tally: string
}

/** The title, and a sheet of stamps hanging over the foot of the band: each leads to the letter that it franks. */
export function TestimonialsHero({ words, stamps, stampsLabel, testimonials, rating, tally }: Props) {
  return (
    <section className={css.ground} data-tint="peach">
      <Frame>
        <Grid>
          <Cell className={css.words} from={1} to={7}>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
          </Cell>
          <div className={css.stamps}>
            <div className={css.faces}>
              <Picture of={stamps} sizes="(min-width: 60rem) 31rem, 85vw" decorative first />
              <ul role="list" aria-label={stampsLabel}>
                {testimonials.map(({ id, name, location }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <span className="visually-hidden">
                        {name}, {location}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <Tally rating={rating} text={tally} />
          </div>
        </Grid>
      </Frame>
    </section>
  )
}
