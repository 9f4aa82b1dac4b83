import { buildPhoneHref } from '@/lib/paths'
import type { LinkGroup } from '@/content/schema/links'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { Icon, outIcon } from '../ui/icon'
import { Container } from '../ui/page-layout'
import { PhoneLink } from '../ui/phone-link'
import { InlineText } from '../ui/inline-text'
import { LinkList, TapLink } from '../ui/site-link'
import { SummaryRow } from '../ui/summary-row'
import { InkDrawing } from '../ui/ink-drawing'
import './link-directory.css'

/**
 * The large phone numbers under the title, and a link to report a number that no longer answers.
 */
export function KeyNumbers() {
  const { keyNumbers, report, contactBand } = words.linksPage
  return (
    <>
      <ul
        className="link-directory-key-numbers bleed divided-list top-rule space-above-4"
        role="list"
      >
        {keyNumbers.map(({ phone, name, text }) => (
          <li key={phone} className="cluster">
            <PhoneLink phone={{ text: phone, href: buildPhoneHref(phone) }} />
            <p>
              <strong className="own-line">{name}.</strong> {text}
            </p>
          </li>
        ))}
      </ul>
      <p className="link-directory-report small">
        <TapLink label={report} href={contactBand.button.href} />
      </p>
    </>
  )
}

type Link = LinkGroup['links'][number]

/** Shows the agency's number and dials the call-tracking line; both ring at the agency. */
const tracking = { text: site.phone.text, href: site.callTrackingPhone.href }

const findPhone = ({ phone }: Link) =>
  phone === undefined ? undefined : { text: phone, href: buildPhoneHref(phone) }

function LinkEntry({ link }: { link: Link }) {
  const isOurs = link.url === 'trackedPhone'
  const phone = isOurs ? tracking : findPhone(link)
  return (
    <li className="link-directory-entry">
      <div>
        {isOurs ? (
          <strong className="link-directory-name">{site.brand}</strong>
        ) : (
          <>
            <a className="link-directory-name bold" href={link.url} target="_blank" rel="noopener">
              <InlineText text={link.name} />
              {
                /* Keeps the icon on the line of the last word. */ <span className="link-directory-no-break">
                  {'\u00A0'}
                </span>
              }
              <Icon outline={outIcon} />
              <span className="visually-hidden"> ({words.interfaceTexts.newTab})</span>
            </a>
            <p className="small muted">{new URL(link.url).hostname.replace(/^www\./, '')}</p>
          </>
        )}
      </div>
      {phone && (
        <p className="link-directory-number">
          <PhoneLink phone={phone} />
        </p>
      )}
      <p>
        <InlineText text={link.description} />
      </p>
    </li>
  )
}

/**
 * Every group is open in the HTML, so that it can be read, searched and printed without a script.
 * link-directory.client.ts closes the groups on a phone.
 */
export function LinkDirectory() {
  return (
    <section className="link-directory" data-groups>
      <Container>
        <LinkList
          className="link-directory-jump-links screen-only"
          links={words.linkGroups.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
        />
        {words.linkGroups.map((group) => (
          <details
            className="link-directory-group top-rule"
            key={group.id}
            id={group.id}
            open
            suppressHydrationWarning
          >
            <SummaryRow suppressHydrationWarning>
              <h2 className="h3">
                <InkDrawing name={group.drawing} />
                <span>
                  <InlineText text={group.title} />
                </span>
              </h2>
            </SummaryRow>
            <ul className="divided-list" role="list">
              {group.links.map((link) => (
                <LinkEntry key={link.name} link={link} />
              ))}
            </ul>
          </details>
        ))}
      </Container>
    </section>
  )
}
