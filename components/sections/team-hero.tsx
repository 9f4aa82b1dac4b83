import { anchorOf } from '@/content/paths'
import type { Advisor, HeroWords } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { Picture } from '../ui/picture'
import css from './team-hero.module.css'

type Props = { words: HeroWords; advisors: readonly Pick<Advisor, 'name' | 'image'>[] }

/** The title, and the faces against the edge of the page: one of them will ring at the door. Each leads to what is said of her. */
export function TeamHero({ words, advisors }: Props) {
  return (
    <section className={css.ground} data-tint="sage" data-hung="7">
      <Frame className={css.words}>
        <Grid>
          <Cell from={1} to={6}>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
          </Cell>
        </Grid>
      </Frame>
      <ul className={css.faces} role="list">
        {advisors.map(({ name, image }, index) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>
              <Picture of={image} sizes="(min-width: 40rem) 25vw, 50vw" decorative first={index === 0} />
              <span>{name.split(' ')[0]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
