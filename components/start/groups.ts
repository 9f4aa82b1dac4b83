import { openNamed } from './open-named'

/**
 * The groups of /liens-utiles are printed open. On a telephone their titles alone are left, each a press away from its links, save the group that the
 * address names; on a wide page they stay open, and a title is no more than a title.
 */
export function startGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-groups] details')]
  if (groups.length === 0) return
  const wide = matchMedia('(min-width: 60rem)')
  const arrange = () => {
    for (const group of groups) {
      group.open = wide.matches
      const title = group.querySelector('summary')
      // The keyboard does not stop at what does nothing.
      if (title) title.tabIndex = wide.matches ? -1 : 0
    }
  }
  arrange()
  wide.addEventListener('change', arrange)
  openNamed(() => groups)
  // Paper takes every group, in browsers too that do not know `::details-content`.
  let closed: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    closed = groups.filter(({ open }) => !open)
    for (const group of closed) group.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const group of closed) group.open = false
  })
}
