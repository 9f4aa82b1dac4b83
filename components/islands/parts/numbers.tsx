import type { CallOrDoor, Numbers as NumberList } from '@/content/tools/numbers'
import { Pause } from '../../ui/pause'
import './numbers.css'

type Props = { calls: readonly CallOrDoor[]; numbers: NumberList }

/** Yellow is a line that somebody answers; a door without a number has an ink outline. The number comes before the words. */
export function Numbers({ calls, numbers }: Props) {
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
