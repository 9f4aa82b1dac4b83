import type { SectionProps } from './result-sections'

/** A week to observe: blank, to print. */
export function WeekGrid({ words: { grid } }: SectionProps) {
  return (
    <div className="grid">
      <h3 id="grille">{grid.title}</h3>
      <p>{grid.text}</p>
      <table className="cells" aria-labelledby="grille">
        <thead>
          <tr>
            <td />
            {grid.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {grid.days.map((day) => (
                <td key={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
