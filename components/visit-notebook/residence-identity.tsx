import { fillIn } from '../../lib/fill-in'
import { factNames, maxLength, residenceNumbers, type Residence } from '../../lib/notebook-data'
import type { NotebookWords } from './notebook-words'

type PickerProps = { words: NotebookWords['cells']; names: readonly string[] }

/** On a narrow page, which of the three residences is filled in. */
export function ResidencePicker({ words, names }: PickerProps) {
  return (
    <fieldset className="pick">
      <legend>{words.pick}</legend>
      {residenceNumbers.map((number) => (
        <label key={number}>
          <input type="radio" name="residence" value={number} defaultChecked={number === 1} />
          <span>
            {number}
            <span className="visually-hidden">, {names[number - 1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Props = { words: Pick<NotebookWords, 'facts' | 'cells'>; number: number; residence: Residence }

/** The name of a residence and the facts about it. */
export function ResidenceIdentity({ words, number, residence }: Props) {
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
              <div className="grow" data-text={residence.name}>
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
