import css from './progress.module.css'

type Props = { text: string; passed: number; total: number }

/** The path of stones; who does not see it hears « Question 5 sur 12 ». */
export function Progress({ text, passed, total }: Props) {
  return (
    <p className={css.progress} data-live="">
      <span>{text}</span> <progress value={passed} max={total} aria-hidden="true" />
    </p>
  )
}
