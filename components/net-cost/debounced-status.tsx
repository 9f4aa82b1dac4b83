import { useEffect, useState } from 'react'

/**
 * A live region that is announced once its text has not changed for a second, because results
 * change at each key.
 */
export function DebouncedStatus({ text }: { text: string }) {
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
