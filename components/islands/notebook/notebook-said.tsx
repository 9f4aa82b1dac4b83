import { useEffect, useRef } from 'react'
import type { Marked } from '@/content/tools/fields'

/** A sentence of which a part stands out. */
export const MarkedText = ({ parts }: { parts: Marked }) =>
  parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))

export type Message = { parts: Marked; isBad?: boolean; takesFocus?: boolean }

/** What has just become of the notebook; the focus goes there when what it says changes what one does next. */
export function Said({ message }: { message: Message | undefined }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message?.takesFocus) box.current?.focus()
  }, [message])
  return (
    <p ref={box} className="notebook-said" role="status" tabIndex={-1} data-bad={message?.isBad ? '' : undefined}>
      {message && <MarkedText parts={message.parts} />}
    </p>
  )
}
