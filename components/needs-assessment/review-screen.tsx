import type { Words } from '@/content/words'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { Sentence } from '../ui/sentence'
import { fillIn } from '@/lib/fill-in'
import type { QuestionWording } from './question-wording'

type AnswerProps = { words: Words['needsAssessment']; question: QuestionWording; number: number }

/** A question, its answer, and the link back to it. */
function ReviewedAnswer({ words, question: { id, legend, answer }, number }: AnswerProps) {
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

type Props = {
  words: Words['needsAssessment']
  questions: readonly QuestionWording[]
  onShowResult: () => void
}

/** The twelve answers before the result. */
export function ReviewScreen({ words, questions, onShowResult }: Props) {
  const { reviewed, buttons, counts } = words
  const answered = questions.filter(({ answer }) => answer !== '').length
  const firstMissing = questions.find(({ answer }) => answer === '')

  return (
    <section
      id="revue"
      className="needs-assessment-screen screen-only"
      aria-labelledby="revue-titre"
      data-current=""
    >
      <Container>
        <div className="sheet folded">
          <h2 id="revue-titre" tabIndex={-1}>
            {firstMissing
              ? fillIn(reviewed.part, { count: counts[answered] ?? '' })
              : reviewed.title}
          </h2>
          <p>{reviewed.text}</p>
          <dl className="lines ruled">
            {questions.map((question, index) => (
              <ReviewedAnswer
                key={question.id}
                words={words}
                question={question}
                number={index + 1}
              />
            ))}
          </dl>
          <p className="actions">
            {firstMissing && (
              <ButtonAnchor href={`#${firstMissing.id}`}>{buttons.answerMissing}</ButtonAnchor>
            )}
            <Button type="button" line={firstMissing !== undefined} onClick={onShowResult}>
              {buttons.result}
            </Button>
          </p>
        </div>
      </Container>
    </section>
  )
}
