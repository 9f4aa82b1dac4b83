import { whenIdle } from './when-idle'

/** What first.ts puts off, a part at a time once the page rests: a finger that comes later finds nothing that still moves. */
export function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > * + *, main + footer')]
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
