import type { Sheet } from '@/content/sheets'
import { words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { InlineTexts } from '../ui/inline-text'
import { PrintButton } from '../ui/print-button'
import { PrintTextSize } from './print-text-size'
import { SheetPart } from './sheet-part'
import './sheet-body.css'
import '../ui/paper-card.css'

const labels = words.toolLabels.sheet

/** The card of a sheet with its notes and its tables. */
export const SheetBody = ({ sheet }: { sheet: Sheet }) => (
  <Container className="page-body">
    <div className="callout cluster space-between screen-only" data-page-actions="">
      <p>{labels.lost}</p>
      <div className="stack">
        <PrintTextSize />
        <div className="needs-script">
          <PrintButton label={words.interfaceTexts.print} />
        </div>
      </div>
    </div>
    <div className="sheet-body paper-card" data-sheet={sheet.isWide ? 'wide' : 'upright'}>
      <InlineTexts texts={sheet.notes} />
      {sheet.parts.map((part, index) => (
        <SheetPart key={part.title} part={part} id={`partie-${index + 1}`} isWide={sheet.isWide} />
      ))}
      <InlineTexts texts={sheet.closingNotes} />
      {sheet.readBy && (
        <p className="small">
          {labels.readBy} {sheet.readBy}
        </p>
      )}
    </div>
  </Container>
)
