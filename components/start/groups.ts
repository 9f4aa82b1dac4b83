import { openNamed } from './open-named'

/**
 * The groups of /liens-utiles are printed open. On a telephone their titles alone are left, each a press away from its links, save the group that the
 * address names; on a wide page they stay open, and a title is no more than a title.
 */
export function startGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-groups] details')]
  // Paper takes every group, in browsers too that do not know `::details-content`.
  const wide = matchMedia('print, (min-width: 60rem)')
  const arrange = () => {
    for (const group of groups) {
      group.open = wide.matches
      // The keyboard does not stop at what does nothing.
      for (const title of group.querySelectorAll('summary')) title.tabIndex = wide.matches ? -1 : 0
    }
  }
  arrange()
  wide.onchange = arrange
  openNamed(() => groups)
}
