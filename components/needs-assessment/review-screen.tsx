import type { Words } from '@/content/words'
import { questionIds, type Answers } from '@/lib/assess-needs'
import { fillTemplate } from '@/lib/fill-template'
import { Button, ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-layout'
import { InlineText } from '../ui/inline-text'
import { getHash, screenHashes } from './use-assessment'

/** Lists each question with the labels of its answers, or nothing. */
export const describeAnswers = ({ questions }: Words['needsAssessmentPage'], answers: Answers) =>
  questionIds.map((id) => {
    const given: readonly unknown[] = [answers[id]].flat()
    const labels = Object.entries<{ label: string }>(questions[id].answers)
      .filter(([value]) => given.includes(value))
      .map(([, { label }]) => label)
    return { id, legend: questions[id].legend, answer: labels.join(', ') }
  })

type Props = {
  words: Words['needsAssessmentPage']
  answers: Answers
  onShowResult: () => void
}

/** The twelve answers before the result, each with a link back to its question. */
export function ReviewScreen({ words, answers, onShowResult }: Props) {
  const questions = describeAnswers(words, answers)
  const { reviewed, buttons, counts } = words
  const missing = questions.filter(({ answer }) => answer === '')
  const [firstMissing] = missing
  const answeredCount = questions.length - missing.length

  return (
    <section
      id={screenHashes.review}
      className="needs-assessment-screen screen-only"
      aria-labelledby="revue-titre"
      data-current=""
    >
      <Container>
        <div className="paper-card folded-card">
          <h2 id="revue-titre" tabIndex={-1}>
            {firstMissing
              ? fillTemplate(reviewed.part, { count: counts[answeredCount] ?? '' })
              : reviewed.title}
          </h2>
          <p>{reviewed.text}</p>
          <dl className="divided-list top-rule">
            {questions.map(({ id, legend, answer }, index) => (
              <div key={id} className={answer ? undefined : 'needs-assessment-missing'}>
                <dt>
                  <InlineText text={legend} />
                </dt>
                <dd>
                  {answer ? <b>{answer}</b> : reviewed.missing}{' '}
                  <a className="tap-target" href={`#${getHash(id)}`}>
                    {answer ? buttons.change : <b>{buttons.answer}</b>}{' '}
                    <span className="visually-hidden">
                      {fillTemplate(answer ? buttons.changeWhich : buttons.answerWhich, {
                        n: index + 1,
                      })}
                    </span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="actions">
            {firstMissing && (
              <ButtonAnchor href={`#${getHash(firstMissing.id)}`}>
                {buttons.answerMissing}
              </ButtonAnchor>
            )}
            <Button type="button" isOutlined={firstMissing !== undefined} onClick={onShowResult}>
              {buttons.result}
            </Button>
          </p>
        </div>
      </Container>
    </section>
  )
}
