import type { Standing } from '@/content/outils/ou-en-etes-vous'
import css from './week-grid.module.css'

/** A week to observe: blank, to print. A narrow screen has no room for seven days, and the paper has. */
export function WeekGrid({ words }: { words: Standing['grid'] }) {
  return (
    <div className={css.grid}>
      <h3 id="grille">{words.title}</h3>
      <p>{words.text}</p>
      <table aria-labelledby="grille">
        <thead>
          <tr>
            <td />
            {words.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {words.days.map((day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
