'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')]

/** Opens the question that the address names; keeps one open at a time where the browser does not do it by itself. */
export function OpenByAddress() {
  const pathname = usePathname()
  useEffect(() => {
    const openNamed = () => {
      // Identifiers are plain ASCII (content schemas), so nothing has to be decoded and nothing typed in the address can throw.
      const named = questions().find(({ id }) => `#${id}` === window.location.hash)
      if (!named) return
      named.open = true
      named.scrollIntoView()
    }
    const closeOthers = (event: Event) => {
      const opened = event.target
      if (!(opened instanceof HTMLDetailsElement) || !opened.open) return
      for (const question of questions()) if (question !== opened) question.open = false
    }
    const list = document.querySelector('[data-questions]')
    openNamed()
    window.addEventListener('hashchange', openNamed)
    // `toggle` does not bubble: it is caught on its way down.
    list?.addEventListener('toggle', closeOthers, true)
    return () => {
      window.removeEventListener('hashchange', openNamed)
      list?.removeEventListener('toggle', closeOthers, true)
    }
  }, [pathname])
  return null
}
