import { fillIn } from '@/lib/fill-in'
import { factNames, maxLength } from '@/lib/notebook-data'
import type { Column, NotebookWords } from './notebook-words'

type PickerProps = { words: NotebookWords['cells']; columns: readonly Column[] }

/** On a narrow page, which of the three residences is filled in. */
export function ResidencePicker({ words, columns }: PickerProps) {
  return (
    <fieldset className="residence-picker">
      <legend>{words.pick}</legend>
      {columns.map(({ number, name }) => (
        <label key={number}>
          <input type="radio" name="residence" value={number} defaultChecked={number === 1} />
          <span>
            {number}
            <span className="visually-hidden">, {name}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Props = { words: Pick<NotebookWords, 'facts' | 'cells'>; column: Column }

/** The name of a residence and the facts about it. */
export function ResidenceIdentity({ words, column: { number, residence } }: Props) {
  const titleId = `titre-${String(number)}`

  return (
    <div className="residence" role="group" aria-labelledby={titleId} data-column={number}>
      <h2 id={titleId} className="small" tabIndex={-1}>
        {fillIn(words.cells.residence, { n: number })}
      </h2>
      {factNames.map((fact) => {
        const id = `${String(number)}-${fact}`
        const field = { id, name: id, maxLength: maxLength.fact }
        return (
          <div key={fact}>
            <label htmlFor={id} className="small soft">
              {words.facts[fact]}
            </label>
            {fact === 'name' ? (
              <div className="auto-grow" data-text={residence.name}>
                <textarea {...field} rows={1} />
              </div>
            ) : (
              <input {...field} />
            )}
          </div>
        )
      })}
    </div>
  )
}
