import type { ReactNode } from 'react'
import type { HeroWords } from '@/content/schemas'
import { Strip } from '../sections/strip'
import css from '../sections/hero.module.css'
import { Cell, Frame, Grid } from '../ui/layout'
import type { PictureFacts } from '../ui/picture'

/** The title band of the blog: a strip above the words on a phone; the title on the left, the search on the right. */
export function BlogHero({ words, strip, children }: { words: HeroWords; strip: PictureFacts; children: ReactNode }) {
  return (
    <section className={css.ground} data-tint="river">
      <Strip of={strip} />
      <Frame className={css.words}>
        <Grid>
          <Cell from={1} to={7}>
            <h1>{words.title}</h1>
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
