import type { LinkGroup } from '@/content/schemas'
import { Icon } from '../ui/icon'
import { Frame } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import { Turn } from '../ui/turn'
import { dial } from './dial'
import { GroupDrawing } from './group-drawing'
import css from './directory.module.css'

type Props = {
  /** What to do about a number that no longer answers. */
  report: string
  groups: readonly LinkGroup[]
  newTab: string
  /** The one link that shows the agency's number and dials the line that counts calls; both ring at the agency. */
  tracking: { text: string; href: string }
}

/** The sign of a link that leaves the site never stands alone on a line: it keeps the last word. */
function WithSign({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className={css.last}>
        {`${text.slice(last)}\u00A0`}
        <Icon name="out" />
      </span>
    </>
  )
}

function Entry({ link, newTab, tracking }: { link: LinkGroup['links'][number]; newTab: string; tracking: Props['tracking'] }) {
  if (link.url === 'suivi')
    return (
      <li className={css.entry}>
        <div>
          <PhoneLink phone={tracking} />
        </div>
        <p>{link.description}</p>
      </li>
    )
  return (
    <li className={css.entry}>
      <div>
        <a href={link.url} target="_blank" rel="noopener">
          <WithSign text={link.name} />
          <span className="visually-hidden"> ({newTab})</span>
        </a>
        <p className={css.host}>{new URL(link.url).hostname.replace(/^www\./, '')}</p>
      </div>
      <p>{link.description}</p>
      {link.phone !== undefined && (
        <p className={css.number}>
          <PhoneLink phone={{ text: link.phone, href: dial(link.phone) }} />
        </p>
      )}
    </li>
  )
}

/**
 * Every group is printed open, which any browser can read, search and print, with a script or without; components/start/details.ts closes them on a
 * telephone. Where `::details-content` is known a wide page shows them all, whatever their state.
 */
export function Directory({ report, groups, newTab, tracking }: Props) {
  return (
    <section className={css.ground} data-groups>
      <Frame>
        <p className={css.report}>{report}</p>
        {groups.map((group) => (
          <details className={css.group} key={group.id} id={group.id} open>
            <summary>
              <h2>
                <GroupDrawing name={group.drawing} className={css.drawing} />
                {group.title}
              </h2>
              <Turn />
            </summary>
            <ul role="list">
              {group.links.map((link) => (
                <Entry key={link.name} link={link} newTab={newTab} tracking={tracking} />
              ))}
            </ul>
          </details>
        ))}
      </Frame>
    </section>
  )
}
