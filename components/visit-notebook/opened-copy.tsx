import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { Sentence } from '../ui/sentence'
import { factNames, type Notebook, type Residence } from '../../lib/notebook-data'
import { nameOf, numberQuestions, tallySentence, type NotebookWords } from './notebook-words'
import type { Copy } from './use-notebook'

function answersOf(residence: Residence, { facts, groups, marks }: NotebookWords) {
  const questions = numberQuestions(groups).flatMap((group) => group.questions)
  const replies = residence.replies.map(({ text, mark }, index) => ({
    term: questions[index]?.text ?? '',
    value: [text, mark ? marks[mark] : ''].filter(Boolean).join(' · '),
  }))

  return [
    ...factNames
      .filter((name) => name !== 'name')
      .map((name) => ({ term: facts[name], value: residence[name] })),
    ...replies,
  ].filter(({ value }) => value !== '')
}

type Named = { name: string; residence: Residence }

/** All that the copy holds, to be read before anything is replaced. */
function CopyText({ named, words }: { named: readonly Named[]; words: NotebookWords }) {
  return (
    <details>
      <summary className="plain-button">{words.openedCopy.read}</summary>
      <div className="notebook-columns">
        {named.map(({ name, residence }, index) => (
          <section key={index}>
            <h3>{name}</h3>
            <dl className="lines">
              {answersOf(residence, words).map(({ term, value }) => (
                <div key={term}>
                  <dt className="small soft">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  )
}

type Props = {
  copy: Copy
  words: NotebookWords
  /** False where the visitor has written something, which the copy would replace. */
  isEmpty: boolean
  onReplace: (copy: Notebook) => void
  onCancel: () => void
}

/** « Ouvrir une copie »: a notebook from a link or a file replaces the visitor's own, or nothing changes. */
export function OpenedCopy({ copy, words, isEmpty, onReplace, onCancel }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [copy])

  if (copy === 'unreadable')
    return (
      <p className="notebook-copy callout" data-kind="error" tabIndex={-1} ref={title}>
        <Sentence text={words.messages.unreadable} />
      </p>
    )

  const named = copy.residences.map((residence, index) => ({
    residence,
    name: nameOf(residence, index, words.cells),
  }))
  return (
    <section className="notebook-copy callout" aria-labelledby="copie">
      <h2 id="copie" tabIndex={-1} ref={title}>
        {words.openedCopy.title}
      </h2>
      <p>
        <Sentence text={isEmpty ? words.openedCopy.text : words.openedCopy.replaces} />
      </p>
      <ul className="lines" role="list">
        {named.map(({ residence, name }, index) => (
          <li key={index}>
            <b>{name}</b>, {tallySentence(residence, words.tallies)}
          </li>
        ))}
      </ul>
      <CopyText named={named} words={words} />
      <div className="actions">
        <Button type="button" onClick={() => onReplace(copy)}>
          {isEmpty ? words.openedCopy.open : words.openedCopy.replace}
        </Button>
        <Button line type="button" onClick={onCancel}>
          {words.openedCopy.cancel}
        </Button>
      </div>
    </section>
  )
}
