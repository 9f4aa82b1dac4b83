import type { Interface } from '@/content/schemas'
import { inlineScript } from '../routing/inline-script'
import css from './text-size.module.css'

const sizes = ['normal', 'large', 'largest'] as const

/** In the head: what makes the buttons work, and remembers the choice on the device. */
export function TextSizeScript() {
  const text = `(function(){${inlineScript('components/layout/text-size-script.mjs')}\nstartTextSize(document,window)})()`
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/** Three letters A, a group of radio buttons. React leaves them alone: which one is checked belongs to the page and its script. */
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
