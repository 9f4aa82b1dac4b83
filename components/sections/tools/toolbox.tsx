import type { ToolsPage } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Frame } from '../../ui/layout'
import { Sentence } from '../../ui/sentence'
import { SiteLink } from '../../ui/site-link'
import { Drawing } from '../drawing'
import css from './toolbox.module.css'

/** The tools, one a row: its sheet, its name, what it is for, what it asks and gives. */
export function Toolbox({ tools, shared }: Pick<ToolsPage, 'tools' | 'shared'>) {
  return (
    <Frame className={css.ground}>
      <ul className={classNames(css.tools, 'lines ruled')} role="list">
        {tools.map(({ href, title, text, facts }) => (
          <li key={href}>
            <ToolSheet of={href.slice(1)} />
            <h2>
              <SiteLink className="tap" href={href}>
                <span>
                  <Sentence of={title} />
                </span>
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
      <p>
        {shared.text} <SiteLink href={shared.link.href}>{shared.link.label}</SiteLink>
      </p>
    </Frame>
  )
}

/** The sheet of a tool, by its address: the number that comes first, the road that parts, the bars that make a price, three columns to write in. */
export const ToolSheet = ({ of: name }: { of: string }) => <Drawing sheet="tools" name={name} className={css.sheet} />
