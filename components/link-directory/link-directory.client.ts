import { openByHash } from '../ui/open-by-hash'

/**
 * Opens or closes the groups of /liens-utiles: closed on a phone, open on a wide page and in print.
 */
export function startLinkGroups() {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-groups] details')]
  // A script opens them for print, because not every browser has `::details-content`.
  const wide = matchMedia('print, (min-width: 60rem)')
  let openOnPhone: readonly HTMLDetailsElement[] = []
  const arrange = () => {
    const open = groups.filter((group) => group.open)
    for (const group of groups) {
      group.open = wide.matches || openOnPhone.includes(group)
      // A title that does nothing must not be a tab stop.
      for (const title of group.querySelectorAll('summary')) title.tabIndex = wide.matches ? -1 : 0
    }
    // The groups that were open return once the tablet is turned back, or the page is printed.
    if (wide.matches) openOnPhone = open
  }
  arrange()
  wide.onchange = arrange
  openByHash(groups)
}
