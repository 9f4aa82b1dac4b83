import type { Home } from '@/content/schemas'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Picture } from '../ui/picture'
import { ButtonLink } from '../ui/site-link'
import css from './home-hero.module.css'

type Props = { words: Home['hero']; phone: { text: string; href: string }; whoPays: string }

/**
 * On a phone it is as high as home-hero.module.css says, whatever its width: a scene of 3 by 2 is then drawn 612 px wide. Two dots to a pixel are as
 * fine as an eye sees of clay; on the densest screens a third would weigh 19 kB more.
 */
const sizes = '(min-width: 60rem) 66vw, (min-resolution: 2.5dppx) 25rem, max(100vw, 38.25rem)'

export function HomeHero({ words, phone, whoPays }: Props) {
  return (
    <section className={css.ground}>
      <Frame>
        <h1>
          {words.title} <span>{words.titleEnd}</span>
        </h1>
        <Grid className={css.sheet}>
          <Cell className={css.scene} from={5} to={12}>
            <figure>
              <Picture of={words.picture.image} sizes={sizes} first />
              {words.picture.caption !== undefined && <figcaption>{words.picture.caption}</figcaption>}
            </figure>
          </Cell>
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
        </Grid>
      </Frame>
    </section>
  )
}
