import { whenIdle } from './when-idle'

/**
 * What first.ts puts off, a part at a time once the page rests: a finger that comes later finds nothing that still moves. All of it at the first key, whose
 * next stop is to be seen where it will stay.
 */
export function layOutTheRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > * + *, main + footer')]
  const layOut = (count: number) => {
    for (const part of parts.splice(0, count)) part.style.contentVisibility = 'visible'
  }
  const next = () => {
    layOut(1)
    if (parts.length > 0) whenIdle(next)
  }
  whenIdle(next)
  addEventListener('keydown', () => layOut(parts.length))
}
