import { situations } from '@/content/situations'
import { words } from '@/content/words'
import { DrawnLinks } from '@/components/sections/drawn-links'
import { TitledBand } from '@/components/ui/page-layout'

/** The pages for what has happened to a family. */
export function SituationBand() {
  const { title, lead } = words.homePage.situations
  const items = situations.map(({ path, label, summary, drawing }) => ({
    drawing,
    link: { label, href: path },
    text: summary,
  }))
  return (
    <TitledBand title={title} tone="card" belowTitle={<p>{lead}</p>}>
      <DrawnLinks items={items} />
    </TitledBand>
  )
}
