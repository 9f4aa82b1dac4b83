import { useState } from 'react'

/** A live region that waits for the end of the typing. */
export function Announcement({ text, isTyping }: { text: string; isTyping: boolean }) {
  const [announced, setAnnounced] = useState('')
  if (!isTyping && announced !== text) setAnnounced(text)
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
