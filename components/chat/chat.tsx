'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { chatProvider } from '../public-values'

/** Calls back once the page is loaded and the browser has nothing better to do. Returns the way to give up. */
function whenUsable(callback: () => void): () => void {
  const given = new AbortController()
  const onceIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => given.signal.aborted || callback(), { timeout: 5000 })
    else setTimeout(() => given.signal.aborted || callback(), 1000)
  }
  if (document.readyState === 'complete') onceIdle()
  else window.addEventListener('load', onceIdle, { once: true, signal: given.signal })
  return () => {
    given.abort()
  }
}

/** On every page, in the layout. Where no provider is configured: nothing, not even the code of the widget. */
export function Chat() {
  const [Widget, setWidget] = useState<ComponentType>()
  useEffect(() => {
    if (chatProvider === 'aucun') return
    return whenUsable(() => {
      import('./chat-widget').then(
        ({ ChatWidget }) => {
          setWidget(() => ChatWidget)
        },
        () => {
          console.error('Le clavardage n’a pas pu être chargé.')
        },
      )
    })
  }, [])
  return Widget && <Widget />
}
