import { Fragment } from 'react'

type Lines = readonly string[]
export type TitleProps = { of: string | { text: string; narrow: Lines; wide: Lines } }

const wordsIn = (lines: Lines) => lines.join(' ').split(' ')

/** How many words come before each break. */
const breaksIn = (lines: Lines) => lines.slice(1).map((_line, at) => wordsIn(lines.slice(0, at + 1)).length)

/**
 * The words of a title, with a break where a hand has set one for a phone or for a wide page; each is hidden at the other width (global.css), and at both
 * of them in between, where the browser balances the lines.
 */
export function Title({ of: title }: TitleProps) {
  if (typeof title === 'string') return title
  const narrow = breaksIn(title.narrow)
  const wide = breaksIn(title.wide)
  const words = wordsIn([title.text])
  const starts = [0, ...new Set([...narrow, ...wide])].sort((a, b) => a - b)
  return starts.map((start, at) => (
    <Fragment key={start}>
      {narrow.includes(start) && <br data-at="390" />}
      {wide.includes(start) && <br data-at="1440" />}
      {words.slice(start, starts[at + 1]).join(' ') + (at < starts.length - 1 ? ' ' : '')}
    </Fragment>
  ))
}
