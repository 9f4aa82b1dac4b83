import { describeReplyCount } from './notebook-words'
import type { NotebookColumns, NotebookView } from './use-notebook'

type Props = NotebookColumns & Pick<NotebookView, 'groups'>

/** What remains to check at each residence, with links to the questions. */
export function ReplyCounts({ words: { replyCounts }, groups, columns }: Props) {
  const questions = groups.flatMap((group) => group.questions)

  return (
    <div className="visit-notebook-reply-counts paper-card paper-card-folded space-above-4">
      <h2 id="reply-counts" className="h3">
        {replyCounts.title}
      </h2>
      <div className="visit-notebook-columns">
        {columns.map(({ number, name, residence }) => {
          const nameId = `reply-count-${number}`
          const toCheck = questions.filter((_, index) => residence.answers[index]?.mark === 'check')
          return (
            <div
              key={number}
              role="group"
              aria-labelledby={`reply-counts ${nameId}`}
              data-residence={number}
            >
              <p>
                <strong id={nameId}>{name}</strong>
                <br />
                {describeReplyCount(residence, replyCounts)}
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
      <p className="fine-print">{replyCounts.note}</p>
    </div>
  )
}
