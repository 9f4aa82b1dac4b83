import { describeCount } from './notebook-words'
import type { NotebookView } from './use-notebook'

/** What remains to check at each residence, with links to the questions. */
export function AnswerCounts({ words: { tallies }, groups, columns }: NotebookView) {
  const questions = groups.flatMap((group) => group.questions)

  return (
    <div className="notebook-counts paper-card paper-card-folded space-above-4">
      <h2 id="bilan">{tallies.title}</h2>
      <div className="notebook-columns">
        {columns.map(({ number, name, residence }) => {
          const nameId = `bilan-${number}`
          const toCheck = questions.filter((_, index) => residence.replies[index]?.mark === 'check')
          return (
            <div
              key={number}
              role="group"
              aria-labelledby={`bilan ${nameId}`}
              data-residence={number}
            >
              <p>
                <strong id={nameId}>{name}</strong>
                <br />
                {describeCount(residence, tallies)}
              </p>
              {toCheck.map((question) => (
                <p key={question.number} className="small">
                  <a className="tap-target" href={`#question-${question.number}`}>
                    {question.number}. {question.text}
                  </a>
                </p>
              ))}
            </div>
          )
        })}
      </div>
      <p className="fine-print">{tallies.note}</p>
    </div>
  )
}
