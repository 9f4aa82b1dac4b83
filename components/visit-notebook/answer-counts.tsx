import type { Residence } from '../../lib/notebook-data'
import { tallySentence, type NotebookWords, type NumberedGroup } from './notebook-words'

type Props = {
  words: NotebookWords['tallies']
  questions: NumberedGroup['questions']
  residences: readonly Residence[]
  names: readonly string[]
}

/** What is left to check at each residence, with links to the questions. */
export function Tallies({ words, questions, residences, names }: Props) {
  return (
    <div className="tallies sheet folded">
      <h2 id="bilan">{words.title}</h2>
      <div className="notebook-columns">
        {residences.map((residence, index) => {
          const nameId = `bilan-${String(index + 1)}`
          return (
            <div
              key={index}
              role="group"
              aria-labelledby={`bilan ${nameId}`}
              data-column={index + 1}
            >
              <p>
                <strong id={nameId}>{names[index]}</strong>
                <br />
                {tallySentence(residence, words)}
              </p>
              {questions
                .filter(({ number }) => residence.replies[number - 1]?.mark === 'check')
                .map(({ number, text }) => (
                  <p key={number} className="small">
                    <a className="tap" href={`#question-${String(number)}`}>
                      {number}. {text}
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
