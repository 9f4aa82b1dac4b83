import { useEffect, useRef } from 'react'
import { Button } from '../ui/button'
import { InlineText } from '../ui/inline-text'
import { fillTemplate } from '@/lib/fill-template'
import { factNames, type Residence } from '@/lib/notebook-data'
import { formatDay } from '@/lib/quebec-date'
import { describeReplyCount, getColumns, type NotebookWords } from './notebook-words'
import type { NotebookColumns, NotebookView, SharedNotebook } from './use-notebook'

function listAnswers(residence: Residence, { facts, groups, opinions }: NotebookWords) {
  const questions = groups.flatMap((group) => group.questions)
  const answers = residence.answers.map(({ text, mark }, index) => ({
    term: questions[index]?.text ?? '',
    value: [text, mark && opinions[mark]].filter(Boolean).join(' · '),
  }))

  return factNames
    .filter((name) => name !== 'name')
    .map((name) => ({ term: facts[name], value: residence[name] }))
    .concat(answers)
    .filter(({ value }) => value !== '')
}

/** The whole text of the copy, to be read before it replaces anything. */
function SharedNotebookText({ columns, words }: NotebookColumns) {
  return (
    <details>
      <summary className="plain-button">{words.sharedNotebook.read}</summary>
      <div className="visit-notebook-columns">
        {columns.map(({ number, name, residence }) => (
          <section key={number}>
            <h3>{name}</h3>
            <dl className="divided-list">
              {listAnswers(residence, words).map(({ term, value }) => (
                <div key={term}>
                  <dt className="small muted">{term}</dt>
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

/**
 * A notebook from a link or a file, which the visitor accepts in place of the stored one or
 * declines.
 */
export function SharedNotebookReview({
  sharedNotebook,
  words,
  isEmpty,
  replaceWith,
  closeSharedNotebook,
}: NotebookView & { sharedNotebook: SharedNotebook }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [sharedNotebook])

  if (sharedNotebook === 'unreadable')
    return (
      <p className="visit-notebook-shared callout" data-level="error" tabIndex={-1} ref={title}>
        <InlineText text={words.messages.unreadable} />
      </p>
    )

  const columns = getColumns(sharedNotebook, words.cells)
  const { sharedNotebook: texts } = words
  return (
    <section className="visit-notebook-shared callout" aria-labelledby="copie">
      <h2 id="copie" tabIndex={-1} ref={title}>
        {texts.title}
      </h2>
      {sharedNotebook.copiedOn !== '' && (
        <p className="bold">
          {fillTemplate(texts.day, { day: formatDay(sharedNotebook.copiedOn) })}
        </p>
      )}
      <p>
        <InlineText text={isEmpty ? texts.text : texts.replaces} />
      </p>
      <ul className="divided-list" role="list">
        {columns.map(({ number, name, residence }) => (
          <li key={number}>
            <b>{name}</b>, {describeReplyCount(residence, words.replyCounts)}
          </li>
        ))}
      </ul>
      <SharedNotebookText columns={columns} words={words} />
      <div className="actions">
        <Button type="button" onClick={() => replaceWith(sharedNotebook)}>
          {isEmpty ? texts.open : texts.replace}
        </Button>
        <Button isOutlined type="button" onClick={closeSharedNotebook}>
          {texts.cancel}
        </Button>
      </div>
    </section>
  )
}
