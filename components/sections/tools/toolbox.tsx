import type { ToolsPage } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Frame } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import { ToolSheet } from './tool-sheet'
import css from './toolbox.module.css'

/** The tools, one a row: its sheet, its name, what it is for, what it asks and gives. */
export function Toolbox({ tools, shared }: Pick<ToolsPage, 'tools' | 'shared'>) {
  return (
    <div className={css.ground}>
      <Frame>
        <ul className={classNames(css.tools, 'lines ruled')} role="list">
          {tools.map(({ href, title, text, facts }) => (
            <li key={href}>
              <ToolSheet href={href} />
              <h2>
                <SiteLink className="tap" href={href}>
                  {title}
                </SiteLink>
              </h2>
              <p>{text}</p>
              <ul className="fine-print" role="list">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className={css.shared}>
          {shared.text} <SiteLink href={shared.link.href}>{shared.link.label}</SiteLink>
        </p>
      </Frame>
    </div>
  )
}
