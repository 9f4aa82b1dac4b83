import { dial } from './dial'
import css from './shelf.module.css'

type Props = { numbers: readonly { phone: string; name: string; text: string }[] }

/** Numbers that one reads across the kitchen, under the title of the page. */
export function Shelf({ numbers }: Props) {
  return (
    <ul className={css.shelf} role="list">
      {numbers.map(({ phone, name, text }) => (
        <li key={phone}>
          <a href={dial(phone)}>{phone}</a>
          <p>
            <strong>{name}.</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
