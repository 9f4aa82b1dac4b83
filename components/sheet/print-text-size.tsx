import { words as siteWords } from '@/content/words'
import './sheet.css'

const sizes = ['normal', 'large'] as const

/**
 * Radio buttons for the size of the printed letters. They come before everything that is printed,
 * because a CSS sibling selector styles only what follows; Chrome 99 and Firefox 98 lack `:has()`.
 */
export const PrintTextSizeInputs = () =>
  sizes.map((size) => (
    <input
      key={size}
      className="visually-hidden"
      type="radio"
      name="paper-size"
      id={`paper-${size}`}
      value={size}
      autoComplete="off"
      defaultChecked={size === 'normal'}
    />
  ))

const words = siteWords.toolLabels.sheet

export const PrintTextSizeLabels = () => (
  <p className="sheet-sizes cluster full-width small screen-only">
    {words.size}{' '}
    {sizes.map((size) => (
      <label key={size} className="tap-target" htmlFor={`paper-${size}`} data-size={size}>
        {words[size]}
      </label>
    ))}
  </p>
)
