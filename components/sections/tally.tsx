import css from './tally.module.css'

const average = new Intl.NumberFormat('fr-CA', { minimumFractionDigits: 1 })

/** The average of the stars, once a page: « 5,0 sur 5, selon 150 avis ». */
export function Tally({ rating, text }: { rating: number; text: string }) {
  return (
    <p className={css.tally}>
      <span className={css.figure}>{average.format(rating)}</span> {text}
    </p>
  )
}
