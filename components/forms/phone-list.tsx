import type { CallOrDoor } from '@/content/schema/tools/numbers'
import type { Words } from '@/content/words'
import { ButtonAnchor } from '../ui/button'
import { Frame } from '../ui/page-grid'
import { Pause } from '../ui/reading-pause'
import './phone-list.css'

/** Yellow is a line that somebody answers; a door without a number has an ink outline. The number comes before the words. */
export function Numbers({
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
              <Pause after={each.door} /> <span>{each.text}</span>
            </li>
          )
        const { text, href, hours } = numbers[each.number]
        return (
          <li key={each.number}>
            <a href={href}>
              <b>{text}</b>
              <Pause after={text} /> <span>{each.text}</span>
              <Pause after={each.text} /> <small>{hours}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type BandCall = { number: keyof Words['numbers']; title?: string; text: string }

/** What is dialled before anything else is read, across the whole page. */
export function NumberBand({
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
      <Frame>
        {calls.map(({ number, title, text }) => (
          <a key={number} href={numbers[number].href}>
            <b>{numbers[number].text}</b>
            <Pause after={numbers[number].text} />{' '}
            <span>
              {title !== undefined && <strong>{title}</strong>}
              {title !== undefined && <Pause after={title} />} {text}
            </span>{' '}
            {title === undefined && <small>{numbers[number].hours}</small>}
          </a>
        ))}
      </Frame>
    </section>
  )
}

/** A plain link in the same tab, which tells the next site nothing: it leaves at once, and says what it does not do. */
export function Exit({
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
