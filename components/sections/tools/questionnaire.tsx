import { tooManyUnknown, type QuestionId } from '../../islands/tools/standing'
import type { Numbers } from '@/content/outils/numbers'
import type { Standing } from '@/content/outils/ou-en-etes-vous'
import { Cell, Frame, Grid } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { Choices } from './choices'
import css from './questionnaire.module.css'

type Props = { words: Standing; numbers: Numbers }

const apart = new Set(['none', 'unknown'])

/**
 * Twelve questions on one page, to answer on screen or on paper. Nothing here can be sent: without a button that submits, Enter in a form with no
 * text field would put the answers into the address, so the first button is one that is disabled, which keeps every browser from doing it.
 */
export function Questionnaire({ words, numbers }: Props) {
  const ids = Object.keys(words.questions) as QuestionId[]
  return (
    <Frame className={css.ground}>
      <Grid>
        <Cell from={1} to={8}>
          <p>{words.before}</p>
          <p className={css.urgent}>
            {words.urgent.text} <SiteLink href="/urgence">{words.urgent.link}</SiteLink>
          </p>
          <form className={css.form} method="dialog" autoComplete="off" data-standing data-too-many-unknown={tooManyUnknown}>
            <button type="submit" disabled hidden />
            {ids.map((id, index) => {
              const { legend, forSelf, help, answers } = words.questions[id]
              return (
                <Choices
                  key={id}
                  id={id}
                  type={id === 'q1' ? 'checkbox' : 'radio'}
                  name={id}
                  legend={
                    <>
                      <span className={css.number}>{index + 1}.</span> <span data-self={forSelf}>{legend}</span>
                    </>
                  }
                  help={help}
                  options={Object.entries(answers).map(([value, answer]) => ({
                    value,
                    label: answer.label,
                    forSelf: answer.forSelf,
                    isApart: apart.has(value) && answer.short === undefined && (id === 'q1' || value === 'unknown'),
                  }))}
                >
                  {id === 'q1' && <FirstCalls words={words.paper} numbers={numbers} />}
                </Choices>
              )
            })}
          </form>
        </Cell>
      </Grid>
    </Frame>
  )
}

/** Under the first question, whoever ticked a box. */
function FirstCalls({ words, numbers }: { words: Standing['paper']; numbers: Numbers }) {
  return (
    <div className={css.calls}>
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
