/** « Question 5 sur 12 », and a bar for those who see it. */
export function Progress({ text, value, max }: { text: string; value: number; max: number }) {
  return (
    <p className="needs-assessment-progress fine-print screen-only" data-live="">
      <span>{text}</span> <progress value={value} max={max} aria-hidden="true" />
    </p>
  )
}
