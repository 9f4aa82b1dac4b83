import {
  describeCount,
  type Column,
  type NotebookWords,
  type NumberedGroup,
} from './notebook-words'

type Props = {
  words: NotebookWords['tallies']
  groups: readonly NumberedGroup[]
  columns: readonly Column[]
}

/** What is left to check at each residence, with links to the questions. */
export function AnswerCounts({ words, groups, columns }: Props) {
  const questions = groups.flatMap((group) => group.questions)

  return (
    <div className="answer-counts sheet folded">
      <h2 id="bilan">{words.title}</h2>
      <div className="notebook-columns">
        {columns.map(({ number, name, residence }) => {
          const nameId = `bilan-${String(number)}`
          const toCheck = questions.filter((_, index) => residence.replies[index]?.mark === 'check')
          return (
            <div key={number} role="group" aria-labelledby={`bilan ${nameId}`} data-column={number}>
              <p>
                <strong id={nameId}>{name}</strong>
                <br />
                {describeCount(residence, words)}
              </p>
              {toCheck.map((question) => (
                <p key={question.number} className="small">
                  <a className="tap" href={`#question-${String(question.number)}`}>
                    {question.number}. {question.text}
                  </a>
                </p>
              ))}
            </div>
          )
        })}
      </div>
      <p className="fine-print">{words.note}</p>
    </div>
  )
}
