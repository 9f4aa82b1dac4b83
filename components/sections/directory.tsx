import type { LinkGroup } from '@/content/schemas'
import { Icon } from '../ui/icon'
import { Cell, Frame, Grid } from '../ui/layout'
import { PhoneLink } from '../ui/phone-link'
import css from './directory.module.css'

type Props = {
  /** What to do about a number that no longer answers. */
  report: string
  indexTitle: string
  groups: readonly LinkGroup[]
  newTab: string
  /** The one link that shows the agency's number and dials the line that counts calls; both ring at the agency. */
  tracking: { text: string; href: string }
}

const dial = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? '1' : ''}${digits}`
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
        {link.phone !== undefined && <PhoneLink phone={{ text: link.phone, href: dial(link.phone) }} />}
      </div>
      <p>{link.description}</p>
    </li>
  )
}

export function Directory({ report, indexTitle, groups, newTab, tracking }: Props) {
  return (
    <section className={css.ground}>
      <Frame>
        <p className={css.report}>{report}</p>
        <nav className={css.index} aria-label={indexTitle}>
          <ol role="list">
            {groups.map((group, index) => (
              <li key={group.id}>
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                <a href={`#${group.id}`}>{group.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {groups.map((group, index) => (
          <Grid className={css.group} key={group.id} id={group.id}>
            <Cell from={1} to={4}>
              <h2>
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                {group.title}
                <Icon name={group.icon} />
              </h2>
            </Cell>
            <Cell from={5} to={12}>
              <ul role="list">
                {group.links.map((link) => (
                  <Entry key={link.name} link={link} newTab={newTab} tracking={tracking} />
                ))}
              </ul>
            </Cell>
          </Grid>
        ))}
      </Frame>
    </section>
  )
}
