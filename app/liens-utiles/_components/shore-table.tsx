import { words } from '@/content/words'
import { LabelledTable } from '@/components/ui/labelled-table'
import { InlineText } from '@/components/ui/inline-text'
import { TitledBand } from '@/components/ui/page-layout'
import './shore-table.css'

/** Who serves each shore of the river, in two columns. */
export function ShoreTable() {
  const { id, title, text, head, north, south, rows } = words.linksPage.shores
  return (
    <TitledBand id={id} title={title} tone="card">
      <div className="shore-table">
        <LabelledTable
          caption={text}
          head={head}
          columns={[north, south]}
          rows={rows.map((row) => ({
            label: row.name,
            cells: [
              <InlineText key="north" text={row.north} />,
              <InlineText key="south" text={row.south} />,
            ],
          }))}
        />
      </div>
    </TitledBand>
  )
}
