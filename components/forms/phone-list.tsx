import type { CallOrService } from '@/content/schema/tools/phone-numbers'
import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { ReadingPause } from '../ui/reading-pause'
import './phone-list.css'

/**
 * A list of contacts. A number has a yellow ground; a service to visit in person, without a number,
 * has an outline.
 */
export function PhoneList({
  calls,
  numbers,
}: {
  calls: readonly CallOrService[]
  numbers: Words['phoneNumbers']
}) {
  return (
    <ul className="phone-list" role="list">
      {calls.map((call) => {
        if ('service' in call)
          return (
            <li key={call.service} className="service plain-on-paper">
              <b>{call.service}</b>
              <ReadingPause after={call.service} /> <span>{call.text}</span>
            </li>
          )
        const { text, href, hours } = numbers[call.phoneKey]
        return (
          <li key={call.phoneKey}>
            <a className="plain-on-paper" href={href}>
              <b>{text}</b>
              <ReadingPause after={text} /> <span>{call.text}</span>
              <ReadingPause after={call.text} /> <small>{hours}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type BandCall = { phoneKey: keyof Words['phoneNumbers']; title?: string; text: string }

/** The numbers that come before anything else, in a band as wide as the page. */
export function PhoneBand({
  label,
  isNarrow,
  calls,
  numbers,
}: {
  label?: string
  /** Sets each number above its text. */
  isNarrow?: boolean
  calls: readonly BandCall[]
  numbers: Words['phoneNumbers']
}) {
  return (
    <section
      className="phone-band contact-surface edged"
      aria-label={label}
      data-narrow={isNarrow ? '' : undefined}
    >
      <Container className="phone-band-calls">
        {calls.map(({ phoneKey, title, text }) => (
          <a key={phoneKey} href={numbers[phoneKey].href}>
            <b>{numbers[phoneKey].text}</b>
            <ReadingPause after={numbers[phoneKey].text} />{' '}
            <span>
              {title !== undefined && <strong className="block">{title}</strong>}
              {title !== undefined && <ReadingPause after={title} />} {text}
            </span>{' '}
            {title === undefined && <small>{numbers[phoneKey].hours}</small>}
          </a>
        ))}
      </Container>
    </section>
  )
}

/** A link that leaves the site at once, in the same tab and without a referrer. */
export function QuickExit({
  label,
  short = label,
  url,
  note,
  isInCorner,
}: Record<'label' | 'url' | 'note', string> & {
  short?: string | undefined
  isInCorner?: boolean
}) {
  return (
    <div
      className="quick-exit space-above-3 screen-only"
      data-in-corner={isInCorner ? '' : undefined}
    >
      <ButtonAnchor isOutlined href={url} rel="noreferrer" aria-label={label}>
        {short}
      </ButtonAnchor>
      <p className="fine-print">{note}</p>
    </div>
  )
}
