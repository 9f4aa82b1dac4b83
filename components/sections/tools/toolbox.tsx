import type { ReactNode } from 'react'
import type { ToolsPage } from '@/content/tools'
import { classNames } from '../../ui/class-names'
import { Frame } from '../../ui/layout'
import { SiteLink } from '../../ui/site-link'
import css from './toolbox.module.css'

/** The tools, one a row: its sheet, its name, what it is for, what it asks and gives. */
export function Toolbox({ tools, shared }: Pick<ToolsPage, 'tools' | 'shared'>) {
  return (
    <Frame className={css.ground}>
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
      <p className="fine-print">
        {shared.text} <SiteLink href={shared.link.href}>{shared.link.label}</SiteLink>
      </p>
    </Frame>
  )
}

type Href = ToolsPage['tools'][number]['href']

/** What stands on each sheet, in ink: the number that comes first, the road that parts, the bars that make a price, three columns to write in. */
const drawn: Record<Href, ReactNode> = {
  '/urgence': (
    <>
      <path fill="var(--voice)" d="M12 22h96v46H12z" />
      <text x="60" y="57" textAnchor="middle" fill="var(--on-voice)" stroke="none">
        911
      </text>
      <path d="M12 86h60M12 102h78M12 118h46" />
    </>
  ),
  '/ou-en-etes-vous': (
    <>
      <path d="M34 26h64M34 46h50M34 66h58" />
      <path d="M14 20h12v12H14zM14 40h12v12H14zM14 60h12v12H14zM16 45l4 5 8-12" />
      <path stroke="var(--stone)" strokeWidth="4" d="M60 84v12M60 96c0 12-34 8-34 24M60 96v24M60 96c0 12 34 8 34 24" />
      <path fill="var(--wall)" d="M16 138v-14l10-8 10 8v14zM50 138v-14l10-8 10 8v14zM84 138v-14l10-8 10 8v14z" />
    </>
  ),
  '/cout-net': (
    <>
      <path d="M12 24h56M12 40h40" />
      <path fill="var(--wall)" d="M12 56h62v16H12zM12 80h46v16H12z" />
      <path fill="var(--added)" d="M74 56h34v16H74zM58 80h22v16H58z" />
      <path d="M78 72l14-16M90 72l14-16M62 96l14-16" />
      <path d="M12 116h96M12 121h96M76 134h32" />
    </>
  ),
  '/carnet-de-visite': (
    <>
      <path fill="var(--wall)" d="M12 22h96v14H12z" />
      <path d="M12 22h96v116H12zM12 56h96M12 77h96M12 98h96M12 118h96M60 22v116M84 22v116M36 22v116" />
      <path stroke="var(--stone)" strokeWidth="4" d="M42 47l5 5 8-11M66 67l5 5 8-11M90 47l5 5 8-11M42 88l5 5 8-11M91 84l9 9M100 84l-9 9" />
    </>
  ),
}

/** The sheet of a tool, its corner folded. The words beside it say the same. */
export function ToolSheet({ href }: { href: Href }) {
  return (
    <svg className={css.sheet} viewBox="-2 -2 124 156" aria-hidden="true">
      <path fill="var(--sheet)" d="M0 0h98l22 22v130H0z" />
      <path fill="var(--sheet)" d="M98 0v22h22" />
      {drawn[href]}
    </svg>
  )
}
