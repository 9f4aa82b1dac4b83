import type { CallOrDoor } from '@/content/schema/tools/numbers'
import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { Container } from '../ui/page-grid'
import { ReadingPause } from '../ui/reading-pause'
import './phone-list.css'

/** Yellow is a line that somebody answers; a door without a number has an ink outline. The number comes before the words. */
export function PhoneList({
  calls,
  numbers,
}: {
  calls: readonly CallOrDoor[]
  numbers: Words['numbers']
}) {
  return (
    <ul className="phone-numbers" role="list">
      {calls.map((each) => {
        if ('door' in each)
          return (
            <li key={each.door} className="door">
              <b>{each.door}</b>
              <ReadingPause after={each.door} /> <span>{each.text}</span>
            </li>
          )
        const { text, href, hours } = numbers[each.number]
        return (
          <li key={each.number}>
            <a href={href}>
              <b>{text}</b>
              <ReadingPause after={text} /> <span>{each.text}</span>
              <ReadingPause after={each.text} /> <small>{hours}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type BandCall = { number: keyof Words['numbers']; title?: string; text: string }

/** What is dialled before anything else is read, across the whole page. */
export function PhoneBand({
  label,
  calls,
  numbers,
}: {
  label?: string
  calls: readonly BandCall[]
  numbers: Words['numbers']
}) {
  return (
    <section className="number-band" aria-label={label}>
      <Container>
        {calls.map(({ number, title, text }) => (
          <a key={number} href={numbers[number].href}>
            <b>{numbers[number].text}</b>
            <ReadingPause after={numbers[number].text} />{' '}
            <span>
              {title !== undefined && <strong>{title}</strong>}
              {title !== undefined && <ReadingPause after={title} />} {text}
            </span>{' '}
            {title === undefined && <small>{numbers[number].hours}</small>}
          </a>
        ))}
      </Container>
    </section>
  )
}

/** A plain link in the same tab, which tells the next site nothing: it leaves at once, and says what it does not do. */
export function QuickExit({
  label,
  short = label,
  url,
  note,
}: Record<'label' | 'url' | 'note', string> & { short?: string | undefined }) {
  return (
    <div className="quick-exit screen-only">
      <ButtonAnchor line href={url} rel="noreferrer" aria-label={label}>
        {short}
      </ButtonAnchor>
      <p className="fine-print">{note}</p>
    </div>
  )
}
