import css from './stars.module.css'

const star = 'M11 1l3 6.6 7.2.8-5.4 4.8 1.5 7.1L11 16.7l-6.3 3.6 1.5-7.1L.8 8.4 8 7.6z'

/** One picture, with the words that it says: « 5 étoiles sur 5 ». */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <svg className={css.stars} viewBox={`0 0 ${String(count * 24.5 - 2.5)} 22`} role="img">
      <title>{label}</title>
      {Array.from({ length: count }, (_, index) => (
        <path key={index} transform={`translate(${String(index * 24.5)} 0)`} d={star} />
      ))}
    </svg>
  )
}
