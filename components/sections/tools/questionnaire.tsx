import { tooManyUnknown, type QuestionId } from '../../islands/standing/assess-standing'
import { fillIn } from '../../ui/words'
import type { Numbers } from '@/content/outils/numbers'
import type { Standing } from '@/content/outils/ou-en-etes-vous'
import type { Sheet } from '@/content/outils/sheet'
import { Button, ButtonAnchor } from '../../ui/button'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { Choices } from '../../islands/parts/choices'
import { Erase, EraseStatus } from '../../islands/parts/erase'
import { Progress } from './progress'
import css from './questionnaire.module.css'

type Props = { words: Standing; numbers: Numbers; labels: Sheet }

const apart = new Set(['none', 'unknown'])

/**
 * Twelve questions on one page, to answer on screen or on paper; one a screen where a script runs (components/islands/tools/standing.wake.ts). Nothing
 * here can be sent: where nothing answers, Enter in a form with no text field would put the answers into the address, so the first button is one that
 * is disabled, which keeps every browser from doing it.
 */
export function Questionnaire({ words, numbers, labels }: Props) {
  const ids = Object.keys(words.questions) as QuestionId[]
  const errorOf = (id: QuestionId) => {
    const { tick, choose, chooseOrUnknown } = words.errors
    const text = 'unknown' in words.questions[id].answers ? chooseOrUnknown : id === 'q1' ? tick : choose
    return { prefix: labels.toFix, text }
  }
  return (
    <Frame className={css.ground}>
      <Grid>
        <Cell from={1} to={8}>
          <div className={css.start} data-screen="debut" data-now="">
            <p>{words.before}</p>
            <p className={css.begin} data-live="">
              <ButtonAnchor href="#q1">{words.buttons.start}</ButtonAnchor>
            </p>
            <p className={css.urgent}>
              {words.urgent.text} <SiteLink href="/urgence">{words.urgent.link}</SiteLink>
            </p>
          </div>
          <EraseStatus words={labels} />
          <form className={css.form} method="dialog" autoComplete="off" data-standing data-too-many-unknown={tooManyUnknown}>
            <button type="submit" disabled hidden />
            {ids.map((id, index) => {
              const { legend, forSelf, help, answers } = words.questions[id]
              return (
                <div key={id} className={css.step} data-screen={id}>
                  <Progress text={fillIn(words.progress, { n: index + 1, total: ids.length })} passed={index + 1} total={ids.length} />
                  <Choices
                    id={id}
                    type={id === 'q1' ? 'checkbox' : 'radio'}
                    name={id}
                    legend={
                      <>
                        <span className={css.number} data-paper="">
                          {index + 1}.
                        </span>{' '}
                        <span data-self={forSelf}>{legend}</span>
                      </>
                    }
                    help={help}
                    error={errorOf(id)}
                    options={Object.entries(answers).map(([value, answer]) => ({
                      value,
                      label: answer.label,
                      forSelf: answer.forSelf,
                      isApart: apart.has(value) && answer.short === undefined && (id === 'q1' || value === 'unknown'),
                    }))}
                  >
                    {id === 'q1' && <FirstCalls words={words.paper} numbers={numbers} />}
                  </Choices>
                </div>
              )
            })}
            <p className={css.buttons} data-live="">
              <Button type="submit">{words.buttons.next}</Button>
              <Button line type="button" data-part="back">
                {words.buttons.back}
              </Button>
            </p>
            <p className="visually-hidden" role="alert" />
          </form>
        </Cell>
      </Grid>
    </Frame>
  )
}

/** At the end of every screen: where the answers are, and how to take them away. */
export function Stored({ words, labels }: Omit<Props, 'numbers'>) {
  return (
    <Frame className={css.stored} data-live="">
      <div>
        <p>{words.stored}</p>
        <Erase words={labels} />
      </div>
    </Frame>
  )
}

/** On paper, under the first question, whoever ticked a box. */
function FirstCalls({ words, numbers }: { words: Standing['paper']; numbers: Numbers }) {
  return (
    <div className={css.calls} data-paper="">
      <p>{words.ticked} </p>
      <ul role="list">
        {words.numbers.map(({ number, text }) => (
          <li key={number}>
            <a href={numbers[number].href}>{numbers[number].text}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
