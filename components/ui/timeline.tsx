import './timeline.css'

type TimelineWords = {
  title: string
  /** The length of the scale in months or weeks. */
  length: number
  spans: readonly { from: number; to: number; time: string; text: string }[]
}

/** A scale of months or weeks, with a bar and a text for each delay. */
export function Timeline({ words: { title, length, spans } }: { words: TimelineWords }) {
  const ticks = Array.from({ length: length + 1 }, (_, tick) => tick)
  const isLong = (tick: number) => length <= 8 || tick % 3 === 0
  // The unit of the drawing is a month or a week, stretched to the width of the page.
  const drawing = {
    'aria-hidden': true,
    preserveAspectRatio: 'none',
    viewBox: `0 0 ${length} 10`,
  }
  return (
    <figure className="timeline">
      <figcaption className="h3">{title}</figcaption>
      <div className="timeline-scale space-above-2" aria-hidden="true">
        <svg {...drawing}>
          <path d={ticks.map((tick) => `M${tick} 10V${isLong(tick) ? '0' : '4'}`).join('')} />
        </svg>
        <p>
          {ticks.filter(isLong).map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
      <ul role="list">
        {spans.map(({ from, to, time, text }) => (
          <li key={time}>
            <svg {...drawing}>
              <path d={`M0 5H${length}`} />
              <rect x={from} y="0" width={to - from} height="10" />
            </svg>
            <div>
              <svg width={`${(100 * from) / length}%`} height="0" aria-hidden="true" />
              <div>
                <p>
                  <strong>{time}</strong>
                </p>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}
