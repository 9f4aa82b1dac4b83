import type { ReactNode } from 'react'
import type { HeroWords } from '@/content/schemas'
import { Title } from '../ui/title'
import css from '../sections/hero.module.css'
import { Cell, Frame, Grid } from '../ui/layout'

/** The title band of the blog: the title on the left, the search at the foot of the right. */
export function BlogHero({ words, children }: { words: HeroWords; children: ReactNode }) {
  return (
    <section className={css.ground} data-tint="river">
      <Frame className={css.words}>
        <Grid>
          <Cell from={1} to={7}>
            <h1>
              <Title of={words.title} />
            </h1>
            <p className="lead">{words.lead}</p>
          </Cell>
          <Cell from={8} to={12}>
            {children}
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
