import css from './stars.module.css'

const star = 'M11 1l3 6.6 7.2.8-5.4 4.8 1.5 7.1L11 16.7l-6.3 3.6 1.5-7.1L.8 8.4 8 7.6z'

/** The drawing for the eye, the words for everyone: « 5 étoiles sur 5 ». */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={css.stars}>
      <svg viewBox={`0 0 ${String(count * 24.5 - 2.5)} 22`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <path key={index} transform={`translate(${String(index * 24.5)} 0)`} d={star} />
        ))}
      </svg>
      {label}
    </span>
  )
}
