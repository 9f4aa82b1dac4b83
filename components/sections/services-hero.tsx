import type { Services, WhoPays } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { ButtonLink } from '../ui/site-link'
import css from './hero.module.css'
import { Ruler } from './ruler'
import { Statistics } from './statistics'
import { Strip } from './strip'
import { WhoPaysStrip } from './who-pays-strip'

type Props = { words: Pick<Services, 'hero' | 'statistics' | 'ruler'>; whoPays: WhoPays }

/** What the service is, before its steps: who pays, three figures on a line, and how long it takes, to scale. */
export function ServicesHero({ words: { hero, statistics, ruler }, whoPays }: Props) {
  return (
    <section className={css.ground} data-tint="sage">
      <Strip of={hero.picture.image} />
      <Frame className={css.words}>
        <h1>{hero.title}</h1>
        <Grid className={css.under}>
          <Cell from={1} to={6}>
            <p className="lead">{hero.lead}</p>
            <p className={css.actions}>
              <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            </p>
          </Cell>
          <Cell from={7} to={12}>
            <WhoPaysStrip words={whoPays} rows />
          </Cell>
        </Grid>
        <Statistics items={statistics} />
        <Ruler words={ruler} />
      </Frame>
    </section>
  )
}
