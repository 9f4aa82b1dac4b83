import { useEffect, useState } from 'react'

/** A live region that waits until nothing has changed for a second: while a visitor types. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 1000)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
