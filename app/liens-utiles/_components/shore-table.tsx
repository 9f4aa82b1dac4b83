import { linksPage } from '@/content/words'
import { InlineText } from '@/components/ui/inline-text'
import { TitledBand } from '@/components/ui/page-layout'
import css from './shore-table.module.css'

/** Who serves each shore of the river, in two columns. */
export function ShoreTable() {
  const { id, title, text, head, north, south, rows } = linksPage.shores
  return (
    <TitledBand id={id} titleId="rives-titre" title={title} tone="card" belowTitle={<p>{text}</p>}>
      <table className={css.shores} aria-labelledby="rives-titre">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{north}</th>
            <th scope="col">{south}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-column={north}>
                <InlineText text={row.north} />
              </td>
              <td data-column={south}>
                <InlineText text={row.south} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledBand>
  )
}
