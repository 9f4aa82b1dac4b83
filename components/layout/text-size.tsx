import type { Interface } from '@/content/schemas'
import css from './text-size.module.css'

const sizes = ['normal', 'large', 'largest'] as const

/** Three letters A, a group of radio buttons. components/start/text-size.ts makes them work and remembers the choice on the device. */
export function TextSize({ words }: { words: Interface['textSize'] }) {
  return (
    <fieldset className={css.sizes}>
      <legend className="visually-hidden">{words.legend}</legend>
      {sizes.map((each) => (
        <span key={each}>
          <input
            className="visually-hidden"
            type="radio"
            name="text-size"
            id={`text-${each}`}
            value={each}
            defaultChecked={each === 'normal'}
          />
          <label htmlFor={`text-${each}`}>
            <span aria-hidden="true">A</span>
            <span className="visually-hidden">{words[each]}</span>
          </label>
        </span>
      ))}
    </fieldset>
  )
}
