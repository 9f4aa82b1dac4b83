import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { factNames, type Notebook, type Place } from './notebook-data'
import { nameOf, numberQuestions, tallySentence, type NotebookWords } from './notebook-sentences'

type Props = {
  notebook: Notebook
  words: NotebookWords
  onAdd: () => void
  onReplace: (() => void) | undefined
  onNothing: () => void
}

function answersOf(place: Place, { facts, groups, marks }: NotebookWords) {
  const questions = numberQuestions(groups).flatMap((group) => group.questions)
  return [
    ...factNames.filter((name) => name !== 'name').map((name) => ({ term: facts[name], value: place[name] })),
    ...place.replies.map(({ text, mark }, at) => ({
      term: questions[at]?.text ?? '',
      value: [text, mark ? marks[mark] : ''].filter(Boolean).join(' · '),
    })),
  ].filter(({ value }) => value !== '')
}

/** A notebook that a link or a file brought: to be read, and to be taken only by who wants it. */
export function NotebookReceived({ notebook, words, onAdd, onReplace, onNothing }: Props) {
  const { received, cells, tallies } = words
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [notebook])
  const named = notebook.places.map((place, at) => ({ place, name: nameOf(place, at, cells) }))
  return (
    <section className="notebook-received callout" aria-labelledby="carnet-recu">
      <h2 id="carnet-recu" tabIndex={-1} ref={title}>
        {received.title}
      </h2>
      <p>{received.text}</p>
      <ul className="lines" role="list">
        {named.map(({ place, name }, at) => (
          <li key={at}>
            <b>{name}</b>, {tallySentence(place, tallies)}
          </li>
        ))}
      </ul>
      <details>
        <summary className="plain-button">{received.read}</summary>
        <div className="notebook-columns">
          {named.map(({ place, name }, at) => (
            <section key={at}>
              <h3>{name}</h3>
              <dl className="lines">
                {answersOf(place, words).map(({ term, value }) => (
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
      <div className="actions">
        <Button type="button" onClick={onAdd}>
          {received.add}
        </Button>
        {onReplace && (
          <Button line type="button" onClick={onReplace}>
            {received.replace}
          </Button>
        )}
        <button className="plain-button" type="button" onClick={onNothing}>
          {received.nothing}
        </button>
      </div>
    </section>
  )
}
