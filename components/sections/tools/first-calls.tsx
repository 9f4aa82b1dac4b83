import type { Numbers as NumberList } from '@/content/outils/numbers'
import type { Standing } from '@/content/outils/ou-en-etes-vous'
import { Button, ButtonAnchor } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { ButtonLink } from '../../ui/site-link'
import { Numbers } from './numbers'
import css from './first-calls.module.css'

type Props = { words: Standing; numbers: NumberList }

/** The numbers of each box of the first question; the script shows those of the ticked ones, gravest first, and takes them along to the result. */
function FlagNumbers({ words, numbers }: Props) {
  return (
    <div data-flag-list="">
      {Object.entries(words.first.flags).map(([flag, each]) => (
        <div key={flag} className={css.flag} data-flag={flag} hidden>
          <h3>{each.title}</h3>
          <Numbers calls={each.calls} numbers={numbers} />
          {'links' in each && (
            <p className={css.links}>
              {each.links.map(({ label, href }) => (
                <ButtonLink key={href} line href={href}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

/** « Appelez d'abord. »: before the second question. */
export function FirstCalls({ words, numbers }: Props) {
  const { first, buttons } = words
  return (
    <section id="appel" className={css.ground} aria-labelledby="appel-titre" data-screen="appel" data-own="" hidden>
      <Frame>
        <Grid>
          <Cell from={1} to={7}>
            <h2 id="appel-titre" tabIndex={-1} data-title="">
              {first.title}
            </h2>
            <p className="lead">{first.text}</p>
            <div className={css.flags} data-flags-of="appel">
              <FlagNumbers words={words} numbers={numbers} />
            </div>
            <p className={css.links}>
              <Button line type="button" data-part="anyway">
                {buttons.anyway}
              </Button>
              <ButtonAnchor line href="#q1">
                {buttons.backToFirst}
              </ButtonAnchor>
            </p>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}
