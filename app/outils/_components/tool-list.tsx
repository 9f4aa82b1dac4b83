import { pages } from '@/content/pages'
import { site } from '@/content/site'
import { toolsPage } from '@/content/words'
import { Container } from '../../../components/ui/page-grid'
import { Sentence, Sentences } from '../../../components/ui/sentence'
import { SiteLink, TapLink } from '../../../components/ui/site-link'
import { InkDrawing, hasInkDrawing } from '../../../components/ui/ink-drawing'
import { listTools } from './list-tools'
import css from './tool-list.module.css'

/** The tools, each with a preview of its printed page. */
export function ToolList() {
  const { tools, shared } = toolsPage
  return (
    <div className={css.toolList}>
      <Container>
        <ul className={css.tools} role="list">
          {listTools(tools, pages).map(({ href, title, text, facts }) => (
            <li key={href}>
              <div className={css.preview} data-force-light="">
                {hasInkDrawing('tools', href.slice(1)) && (
                  <InkDrawing sheet="tools" name={href.slice(1)} brand={site.brand} />
                )}
                <h2>
                  <SiteLink className="whole-card" href={href}>
                    <Sentence text={title} />
                  </SiteLink>
                </h2>
              </div>
              <p>{text}</p>
              <ul className="fine-print lines" role="list">
                <Sentences texts={facts} as="li" />
              </ul>
            </li>
          ))}
        </ul>
        <p>
          {shared.text} <TapLink {...shared.link} />
        </p>
      </Container>
    </div>
  )
}
