import type { Lease } from '@/content/schemas'
import css from './time-line.module.css'

type Props = { words: Lease['moments'][number]['line'] }

/** A line of months or weeks in ink, a notch each, and under it each delay where it falls; the words beside a bar say the same as the bar. */
export function TimeLine({ words: { title, length, spans } }: Props) {
  const notches = Array.from({ length: length + 1 }, (_, at) => at)
  // In units of the line, stretched to its width: strokes keep their own.
  const drawing = { 'aria-hidden': true, preserveAspectRatio: 'none', viewBox: `0 0 ${String(length)} 10` }
  return (
    <figure className={css.line}>
      <figcaption>{title}</figcaption>
      <svg {...drawing} className={css.rule}>
        <path
          d={`M0 9H${String(length)}${notches.map((at) => `M${String(at)} 9V${at % 3 === 0 || at === length ? '1' : '5'}`).join('')}`}
        />
      </svg>
      <ul role="list">
        {spans.map(({ from, to, time, text }) => (
          <li key={time}>
            <svg {...drawing} className={css.span}>
              <path className={css.track} d={`M0 5H${String(length)}`} />
              <rect x={from} y="1" width={to - from} height="8" />
            </svg>
            <strong>{time}</strong> {text}
          </li>
        ))}
      </ul>
    </figure>
  )
}
