import { InkDrawing } from '@/components/ui/ink-drawing'
import { site } from '@/content/site'
import './fanned-papers.css'

/** Three of the papers that a family fills in, fanned out as on a table. */
export function FannedPapers() {
  return (
    <div className="fanned-papers screen-only" data-force-light="">
      {['ou-en-etes-vous', 'feuille', 'cout-net'].map((name) => (
        <InkDrawing key={name} name={name} brand={site.brand} />
      ))}
    </div>
  )
}
