import { situations } from '@/content/situations'
import { words } from '@/content/words'
import { DrawnLinks } from '@/components/sections/drawn-links'
import { HeadedBand } from '@/components/ui/page-layout'

/** The pages for what has happened to a family. */
export function SituationBand() {
  const { title, lead } = words.homePage.situations
  const items = situations.map(({ path, label, summary, drawing }) => ({
    drawing,
    link: { label, href: path },
    text: summary,
  }))
  return (
    <HeadedBand title={title} tone="card">
      <p className="lead">{lead}</p>
      <div className="space-above-4">
        <DrawnLinks items={items} columns={3} />
      </div>
    </HeadedBand>
  )
}
