import { classNames } from '@/lib/class-names'
import { Container } from './page-layout'
import { ReadingPause } from './reading-pause'
import './phone-list.css'

type PhoneNumbers<Key extends string> = Readonly<
  Record<Key, { text: string; href: string; hours: string }>
>

/**
 * A list of contacts: a number has the yellow of contact, a service to visit in person a mark.
 */
export function PhoneList<Key extends string>({
  calls,
  numbers,
  areCards,
  isOrdered,
}: {
  calls: readonly ({ phoneKey: Key; text: string } | { service: string; text: string })[]
  numbers: PhoneNumbers<Key>
  /** Sets the contacts side by side, at one height. */
  areCards?: boolean
  /** Numbers the contacts, where one calls the first before the second. */
  isOrdered?: boolean
}) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={classNames(
        'phone-list',
        areCards && 'phone-list-cards',
        isOrdered && 'phone-list-ordered title-numbers',
      )}
      role={isOrdered ? undefined : 'list'}
    >
      {calls.map((call) => {
        if ('service' in call)
          return (
            <li key={call.service}>
              <div className="phone-list-service plain-on-paper">
                <b>
                  {call.service}
                  <ReadingPause after={call.service} />
                </b>{' '}
                <span>{call.text}</span>
              </div>
            </li>
          )
        const { text, href, hours } = numbers[call.phoneKey]
        return (
          <li key={call.phoneKey}>
            <a className="plain-on-paper" href={href}>
              <b>
                {text}
                <ReadingPause after={text} />
              </b>{' '}
              <span>
                {call.text}
                <ReadingPause after={call.text} />
              </span>{' '}
              <small>{hours}</small>
            </a>
          </li>
        )
      })}
    </List>
  )
}

/** The most urgent numbers, in a band as wide as the page. */
export function PhoneBand<Key extends string>({
  label,
  isNarrow,
  calls,
  numbers,
}: {
  label?: string
  /** Sets each number above its text. */
  isNarrow?: boolean
  calls: readonly { phoneKey: Key; title?: string; text: string }[]
  numbers: PhoneNumbers<Key>
}) {
  return (
    <section
      className="phone-list-band contact-surface forced-colors-edge"
      aria-label={label}
      data-narrow={isNarrow ? '' : undefined}
    >
      <Container className="phone-list-band-calls">
        {calls.map(({ phoneKey, title, text }) => (
          <a key={phoneKey} href={numbers[phoneKey].href}>
            <b>
              {numbers[phoneKey].text}
              <ReadingPause after={numbers[phoneKey].text} />
            </b>{' '}
            <span>
              {title !== undefined && (
                <strong className="own-line">
                  {title}
                  <ReadingPause after={title} />
                </strong>
              )}{' '}
              {text}
            </span>{' '}
            {title === undefined && <small>{numbers[phoneKey].hours}</small>}
          </a>
        ))}
      </Container>
    </section>
  )
}
