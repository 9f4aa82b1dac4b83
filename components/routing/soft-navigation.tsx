'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { basePath } from '../public-values'
import { isPlainClick, softTarget } from './soft-link'

/** The link under the pointer or the focus, and what the router would be asked for. */
function findTarget(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  return softTarget(link, window.location, basePath)
}

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Back leads to the link that was followed from there, as it does between two documents; anything else leads to the title. */
function focusAfterNavigation(leftPath: string, isBack: boolean) {
  const link = isBack ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(leftPath)}"]`) : null
  const anchor = window.location.hash.length > 1 ? document.getElementById(window.location.hash.slice(1)) : null
  const goal = link ?? anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (goal) focusOn(goal)
}

/**
 * Makes the plain links of the whole site soft. One listener in the layout instead of next/link on each: a visible Link costs a HEAD and two fetches
 * even when nobody follows it (27 requests on the home page, 11 without), and before this script is there every link works as it always did.
 */
export function SoftNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, startTransition] = useTransition()
  const isBack = useRef(false)
  const shownPath = useRef<string>(undefined)

  // The buttons answer from this moment, a little before the effects below: a press is not to be made again (scripts/after-export/late-start.mjs).
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])

  // The browser shows nothing while a soft page is on its way: the global style changes the pointer for as long as this stands.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isPending)
  }, [isPending])

  useEffect(() => {
    const prefetched = new Set<string>()
    const onClick = (event: MouseEvent) => {
      const target = isPlainClick(event) ? findTarget(event) : null
      if (target === null) return
      event.preventDefault()
      isBack.current = false
      // At once, where the effect above comes a moment later: what starts in between must know that the visitor is leaving.
      document.documentElement.toggleAttribute('data-navigating', true)
      startTransition(() => {
        router.push(target)
      })
    }
    const onApproach = (event: Event) => {
      const target = findTarget(event)?.replace(/#.*$/, '')
      if (target === undefined || prefetched.has(target)) return
      prefetched.add(target)
      router.prefetch(target)
    }
    const onTraverse = ({ state }: PopStateEvent) => {
      isBack.current = true
      // Next turns back to the entries that it made. One that a link to a place on the page made, it lets pass: the other page stayed on the screen.
      const shown = new URL(shownPath.current ?? '', window.location.href)
      const isPassedOver = state === null && shown.pathname !== window.location.pathname
      const target = isPassedOver ? softTarget(window.location, shown, basePath) : null
      if (target === null) return
      startTransition(() => {
        router.replace(target)
      })
    }
    const approaches = ['mouseover', 'focusin', 'touchstart'] as const
    document.addEventListener('click', onClick)
    for (const name of approaches) document.addEventListener(name, onApproach, { passive: true })
    window.addEventListener('popstate', onTraverse)
    // The whole page listens now: what was pressed before is made again.
    window.dispatchEvent(new Event('awake'))
    return () => {
      document.removeEventListener('click', onClick)
      for (const name of approaches) document.removeEventListener(name, onApproach)
      window.removeEventListener('popstate', onTraverse)
    }
  }, [router])

  useEffect(() => {
    const left = shownPath.current
    shownPath.current = window.location.pathname
    if (left !== undefined && left !== shownPath.current) focusAfterNavigation(left, isBack.current)
    isBack.current = false
  }, [pathname])

  return null
}
