import { useEffect, useRef } from 'react'
import type { Marked } from '@/content/tools/fields'
import { MarkedText } from '../parts/marked-text'

export type Message = { parts: Marked; isBad?: boolean; takesFocus?: boolean }

/** What has just become of the notebook; the focus goes there when what it says changes what one does next. */
export function Said({ message }: { message: Message | undefined }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (message?.takesFocus) box.current?.focus()
  }, [message])
  return (
    <p ref={box} className="notebook-said callout" role="status" tabIndex={-1} data-kind={message?.isBad ? 'error' : 'success'}>
      {message && <MarkedText parts={message.parts} />}
    </p>
  )
}
