import { toolsPage } from '@/content/words'
import { Container } from '@/components/ui/page-layout'
import { InlineText } from '@/components/ui/inline-text'
import { TapLink } from '@/components/ui/site-link'
import { TitledRow } from '@/components/ui/titled-rows'
import { listSteps } from './list-steps'

/** The steps from a decision to the first weeks, each with the tools that help. */
export function ToolSteps() {
  const { shared } = toolsPage
  return (
    <Container>
      {listSteps().map(({ id, title, text, drawing, items }) => (
        <TitledRow key={id} id={id} title={title} titleId={`${id}-titre`} drawing={drawing}>
          <p>
            <InlineText text={text} />
          </p>
          <ul className="divided-list two-part-rows" role="list">
            {items.map(({ link, text: about }) => (
              <li key={link.href}>
                <TapLink {...link} />
                <span className="muted">
                  <InlineText text={about} />
                </span>
              </li>
            ))}
          </ul>
        </TitledRow>
      ))}
      <TitledRow title={shared.text}>
        <TapLink {...shared.link} />
      </TitledRow>
    </Container>
  )
}
