import css from './field-error.module.css'

type Props = {
  /** Of the question that it belongs to. */
  id: string
  error: { prefix: string; text: string }
}

/** Printed with its question and hidden; components/islands/tools/fault.ts shows it. */
export function FieldError({ id, error: { prefix, text } }: Props) {
  return (
    <p className={css.error} id={`${id}-erreur`} data-error="" hidden>
      <strong>{prefix}</strong> <span>{text}</span>
    </p>
  )
}
