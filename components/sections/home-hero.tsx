import type { Home } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { ButtonLink } from '../ui/site-link'
import { Title } from '../ui/title'
import css from './home-hero.module.css'

type Props = { words: Home['hero']; phone: { text: string; href: string }; whoPays: string }

export function HomeHero({ words, phone, whoPays }: Props) {
  return (
    <section className={css.ground}>
      <Frame>
        <h1>
          <Title of={words.title} />{' '}
          <span>
            <Title of={words.titleEnd} />
          </span>
        </h1>
        <Grid className={css.sheet}>
          <Cell className={css.say} from={1} to={4}>
            <p className="lead">{words.lead}</p>
            <div className={css.call}>
              <ButtonLink href={words.primary.href}>{words.primary.label}</ButtonLink>
              <p>
                {words.callIntro}
                <br />
                <PhoneLink phone={phone} size="large" />
              </p>
            </div>
            <p className={css.whoPays}>{whoPays}</p>
            <p>{words.proof}</p>
          </Cell>
          <Cell from={5} to={12}>
            <figure>
              <Picture of={words.picture.image} sizes="(min-width: 60rem) 70vw, 100vw" first />
              {words.picture.caption !== undefined && <figcaption>{words.picture.caption}</figcaption>}
            </figure>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
