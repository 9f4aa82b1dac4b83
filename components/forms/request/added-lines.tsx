import { listRequestLines, type RequestLines } from '@/supabase/functions/_contract/request-lines'

/** Shows the lines that the form will add to the message: nothing is sent that was not seen. */
export function AddedLines({ title, lines }: { title: string; lines: RequestLines }) {
  const added = listRequestLines(lines)
  if (added.length === 0) return null
  return (
    <p className="fine-print">
      {title}
      {added.map((line) => (
        <span key={line} className="own-line">
          {line}
        </span>
      ))}
    </p>
  )
}
