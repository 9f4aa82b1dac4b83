import { words as siteWords } from '@/content/words'
import './print-text-size.css'

const sizes = ['normal', 'large'] as const
const words = siteWords.toolLabels.sheet

/** Radio buttons for the size of the printed letters, which the styles of print read. */
export const PrintTextSize = () => (
  <div
    className="print-text-size cluster full-width"
    role="radiogroup"
    aria-labelledby="paper-size"
  >
    <span id="paper-size">{words.size}</span>
    {sizes.map((size) => (
      <label key={size} className="checkbox-row">
        <input
          type="radio"
          name="paper-size"
          id={`paper-${size}`}
          value={size}
          autoComplete="off"
          defaultChecked={size === 'normal'}
        />
        {words[size]}
      </label>
    ))}
  </div>
)
