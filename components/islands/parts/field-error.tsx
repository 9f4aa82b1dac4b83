import './field-error.css'

export type FieldErrorWords = { prefix: string; text: string }

/** Beside a field, once its answer is missing or cannot be read: never told by colour alone. */
export function FieldError({ id, error: { prefix, text } }: { id: string; error: FieldErrorWords }) {
  return (
    <p className="field-error screen-only" id={id}>
      <strong>{prefix}</strong> <span>{text}</span>
    </p>
  )
}
