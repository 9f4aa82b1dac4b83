import css from './turn.module.css'

/** The plus of a summary, a minus once what it opens is open. */
export const Turn = () => <span className={css.turn} aria-hidden="true" />
