import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { fillIn } from '../../lib/fill-in'
import type { Asked } from './question-wording'

type AnswerProps = { words: Words['needsAssessment']; asked: Asked; number: number }

/** A question, its answer, and the link back to it. */
function ReviewedAnswer({ words, asked: { id, legend, answer }, number }: AnswerProps) {
  const { reviewed, buttons } = words

  return (
    <div className={answer ? undefined : 'missing'}>
      <dt>
        <Sentence text={legend} />
      </dt>
      <dd>
        {answer ? <b>{answer}</b> : reviewed.missing}{' '}
        <a className="tap" href={`#${id}`}>
          {answer ? buttons.change : <b>{buttons.answer}</b>}{' '}
          <span className="visually-hidden">
            {fillIn(answer ? buttons.changeWhich : buttons.answerWhich, { n: number })}
          </span>
        </a>
      </dd>
    </div>
  )
}

type Props = { words: Words['needsAssessment']; asked: readonly Asked[]; onSee: () => void }

/** The twelve answers before the result. */
export function ReviewScreen({ words, asked, onSee }: Props) {
  const { reviewed, buttons, counts } = words
  const missing = asked.filter(({ answer }) => answer === '')
  const next = missing[0]?.id

  return (
    <section
      id="revue"
      className="needs-assessment-screen screen-only"
      aria-labelledby="revue-titre"
      data-now=""
    >
      <Container>
        <div className="sheet folded">
          <h2 id="revue-titre" tabIndex={-1}>
            {next
              ? fillIn(reviewed.part, { count: counts[asked.length - missing.length] ?? '' })
              : reviewed.title}
          </h2>
          <p>{reviewed.text}</p>
          <dl className="lines ruled">
            {asked.map((each, index) => (
              <ReviewedAnswer key={each.id} words={words} asked={each} number={index + 1} />
            ))}
          </dl>
          <p className="actions">
            {next && <ButtonAnchor href={`#${next}`}>{buttons.answerMissing}</ButtonAnchor>}
            <Button type="button" line={next !== undefined} onClick={onSee}>
              {buttons.result}
            </Button>
          </p>
        </div>
      </Container>
    </section>
  )
}
