import { words } from '@/content/words'
import { DrawnLinks } from '@/components/sections/drawn-links'
import { Container } from '@/components/ui/page-layout'
import { TapLink } from '@/components/ui/site-link'

/** The tools and the sheets, in the order in which a family needs them. */
export function ToolList() {
  const { items, sheets, shared } = words.toolsPage
  return (
    <Container className="page-body">
      <DrawnLinks items={items} columns={2} />
      <h2 className="h3 space-above-6" id="feuilles">
        {sheets.title}
      </h2>
      <div className="space-above-2">
        <DrawnLinks items={sheets.items} columns={2} />
      </div>
      <p className="fine-print space-above-4 screen-only">
        {shared.text} <TapLink {...shared.link} />
      </p>
    </Container>
  )
}
