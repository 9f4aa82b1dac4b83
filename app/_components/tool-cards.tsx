import { homePage } from '@/content/words'
import { TitledBand } from '@/components/ui/page-layout'
import { TapLink } from '@/components/ui/site-link'
import css from './tool-cards.module.css'

export function ToolCards() {
  const words = homePage.tools
  return (
    <TitledBand title={words.title} tone="card">
      <p>{words.lead}</p>
      <ul className={`${css.cards} divided-list top-rule two-part-rows space-above-3`} role="list">
        {words.items.map(({ link, text }) => (
          <li key={link.href}>
            <TapLink {...link} />
            <span className="muted">{text}</span>
          </li>
        ))}
      </ul>
    </TitledBand>
  )
}
