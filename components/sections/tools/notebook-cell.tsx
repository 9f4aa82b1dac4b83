import { longest, type Mark } from '../../islands/notebook/notebook-data'
import { fillIn } from '../../ui/words'
import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import css from './notebook-cell.module.css'

type Props = { place: number; question: number; words: Pick<NotebookPage, 'cells' | 'marks'> }

/** What one residence answered to one question, and what one thinks of it. Its name changes with what is typed (components/islands/tools/). */
export function NotebookCell({ place, question, words: { cells, marks } }: Props) {
  const name = `${place}-${question}`
  const residence = <span data-name={place}>{fillIn(cells.place, { n: place })}</span>
  const [before, after] = fillIn(cells.mark, { n: question }).split('{place}')
  return (
    <div className={css.cell} data-p={place}>
      <label htmlFor={name}>
        <span className="visually-hidden">{fillIn(cells.reply, { n: question })}, </span>
        {residence}
      </label>
      <textarea id={name} name={name} rows={1} maxLength={longest.text} />
      <fieldset>
        <legend className="visually-hidden">
          {before}
          {residence}
          {after}
        </legend>
        {(Object.keys(marks) as Mark[]).map((mark) => (
          <label key={mark} className={css.mark}>
            <input type="radio" name={`${name}-mark`} value={mark} />
            <span>{marks[mark]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
