import type { Forms } from '@/content/schema/forms'
import { Button } from '../ui/button'

/** Room for the word that the visitor types next, which the content files cannot end with. */
const toStart = (text: string) => `${text} `

/** Writes a start where the visitor goes on. What is typed stays, after it. */
function writeStart(field: HTMLTextAreaElement, start: string, starts: readonly string[]) {
  const isTyped = field.value.trim() !== '' && !starts.includes(field.value)
  if (!isTyped) field.value = ''
  if (!field.value.includes(start)) field.setRangeText(isTyped ? `${start}\n` : start, 0, 0)
  const end = field.value.indexOf(start) + start.length
  field.setSelectionRange(end, end)
  field.focus()
  // react-hook-form reads the field at this event alone.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Buttons that write the first words of a message. */
export function MessageStarters({
  starters: { title, list },
  fieldId,
}: {
  starters: Forms['starters']
  fieldId: string
}) {
  const starts = list.map(({ text }) => toStart(text))
  const write = (text: string) => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) writeStart(field, toStart(text), starts)
  }
  return (
    <div className="contact-form-starters cluster screen-only" role="group" aria-label={title}>
      <p className="fine-print" aria-hidden="true">
        {title}
      </p>
      {list.map(({ label, text }) => (
        <Button key={label} type="button" isOutlined onClick={() => write(text)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
