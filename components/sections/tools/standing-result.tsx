import type { Result } from '../../islands/standing/assess-standing'
import { fillIn } from '../../ui/words'
import type { Numbers as NumberList } from '@/content/outils/numbers'
import type { Standing } from '@/content/outils/ou-en-etes-vous'
import type { Sheet } from '@/content/outils/sheet'
import { Button, ButtonAnchor } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { PhoneLink } from '../../ui/phone-link'
import { ButtonLink, SiteLink } from '../../ui/site-link'
import { MarkedText } from './marked-text'
import { Numbers } from './numbers'
import { Progress } from './progress'
import { WeekGrid } from './week-grid'
import css from './standing-result.module.css'

type Props = { words: Standing; numbers: NumberList; labels: Pick<Sheet, 'sources'>; whoPays: string }

/**
 * The six results, printed and hidden: components/islands/tools/standing.wake.ts shows the parts of one, with what decided it. Where a residence is
 * named, who pays us stands beside it.
 */
export function StandingResult({ words, numbers, labels, whoPays }: Props) {
  const { headings, buttons } = words
  const results = Object.entries(words.results) as [Result, Standing['results'][Result]][]
  const total = Object.keys(words.questions).length
  return (
    <section id="resultat" className={css.result} data-screen="resultat" data-own="" hidden>
      <Frame>
        <Grid>
          <Cell from={1} to={8}>
            <Progress text={words.resultProgress} passed={total} total={total} />
            <div className={css.first} data-flags="" hidden>
              <h2 className={css.title} tabIndex={-1} data-title="">
                {words.first.title}
              </h2>
              <div className={css.flags} data-flags-of="resultat" />
            </div>
            {results.map(([name, { title, text }]) => (
              <div key={name} data-lead={name} hidden>
                <h2 className={css.title} tabIndex={-1} data-title="">
                  {title}
                </h2>
                <p className="lead">{text}</p>
              </div>
            ))}
            <Modifiers words={words} numbers={numbers} />
          </Cell>
          <Cell from={1} to={12}>
            {results.map(([name, result]) => (
              <div key={name} data-ways={name} hidden>
                {result.waysTitle !== undefined && <h3 className={css.waysTitle}>{result.waysTitle}</h3>}
                <Ways ways={result.ways} isNested={result.waysTitle !== undefined} whoPays={whoPays} />
              </div>
            ))}
          </Cell>
          <Cell from={1} to={7} className={css.matter}>
            {results.map(([name, { week }]) => (
              <div key={name} className={css.block} data-result={name} hidden>
                <h3>{headings.week}</h3>
                <ol className={css.week}>
                  {week.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ol>
              </div>
            ))}
            <div className={css.block} data-guided="">
              <h3>{headings.guided}</h3>
              <dl className={css.guided} />
            </div>
            <div className={css.block}>
              <h3>{headings.unknown}</h3>
              <div data-unanswered="" hidden>
                <p>{words.unanswered}</p>
                <ul className={css.unknown} />
              </div>
              {results.map(([name, { unknown }]) => (
                <p key={name} data-result={name} hidden>
                  {unknown}
                </p>
              ))}
            </div>
          </Cell>
          <Cell from={9} to={12} className={css.aside}>
            {results.map(([name, { calls }]) => (
              <div key={name} className={css.block} data-result={name} hidden>
                <h3>{headings.calls}</h3>
                <Numbers calls={calls} numbers={numbers} />
              </div>
            ))}
          </Cell>
          <Cell from={1} to={12}>
            <div data-result="unclear" hidden>
              <WeekGrid words={words.grid} />
            </div>
          </Cell>
          <Cell from={1} to={8}>
            <div className={css.caution}>
              <p>
                <MarkedText parts={words.caution} />
              </p>
            </div>
            <p className={css.actions}>
              <Button type="button" data-part="print">
                {buttons.print}
              </Button>
              <ButtonAnchor line href="#revue">
                {buttons.review}
              </ButtonAnchor>
            </p>
            <Write words={words} />
            <p className={css.sources}>
              {labels.sources} {words.sources}
            </p>
          </Cell>
        </Grid>
      </Frame>
    </section>
  )
}

/** What comes before the rest, for some answers. */
function Modifiers({ words, numbers }: Pick<Props, 'words' | 'numbers'>) {
  return Object.entries(words.modifiers).map(([name, modifier]) => (
    <div key={name} className={css.modifier} data-modifier={name} hidden>
      <h3>{modifier.title}</h3>
      <p>
        {modifier.text}
        {'number' in modifier && (
          <>
            {' '}
            <PhoneLink phone={numbers[modifier.number]} /> <span>{numbers[modifier.number].hours}</span>
          </>
        )}
        {'link' in modifier && (
          <>
            {' '}
            <SiteLink href={modifier.link.href}>{modifier.link.label}</SiteLink>
          </>
        )}
      </p>
    </div>
  ))
}

type WaysProps = { ways: Standing['results'][Result]['ways']; isNested: boolean; whoPays: string }

function Ways({ ways, isNested, whoPays }: WaysProps) {
  const Title = isNested ? 'h4' : 'h3'
  return (
    <div className={css.ways}>
      {ways.map(({ kind, title, text }) => (
        <div key={title}>
          <Title>{title}</Title>
          <p>{text}</p>
          {kind === 'residence' && <p className={css.payer}>{whoPays}</p>}
        </div>
      ))}
    </div>
  )
}

/** Nothing goes along unless it is ticked, and then a kind of home: never an answer on health. */
function Write({ words }: Pick<Props, 'words'>) {
  const { write, headings, results } = words
  return (
    <div className={css.write}>
      <h3>{headings.write}</h3>
      <p>{write.text}</p>
      {Object.entries(results).map(([name, { carry }]) => (
        <div key={name} data-result={name} hidden>
          {carry !== undefined && (
            <label>
              <input type="checkbox" data-carry={carry} />
              <span>{fillIn(write.carry, { text: carry })}</span>
            </label>
          )}
        </div>
      ))}
      <p data-write="">
        <ButtonLink line href="/contact">
          {write.link}
        </ButtonLink>
      </p>
    </div>
  )
}
