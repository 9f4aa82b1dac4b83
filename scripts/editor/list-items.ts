// Makes whole titles open groups and list items, which Decap opens by a chevron of 12 pixels, and
// scrolls to a new item.

// Only the names in the classes of Decap's components tell them apart.
const itemSelector = '[class*="SortableListItem"]'
const titleSelector = `${itemSelector} > [class*="NestedObjectLabel"]`
const barSelector = '[class*="ListItemTopBar"]'
const groupSelector = '[class*="ExpandButtonContainer"]'

/** Finds the bar of the chevron, of a title or of a label above it. */
const findBar = (target: Element) =>
  target.closest(titleSelector)?.previousElementSibling ??
  target.closest(groupSelector) ??
  document.getElementById(target.closest('label')?.htmlFor ?? '')?.querySelector(groupSelector)

export function improveLists(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button')) return
    const bar = findBar(target)
    if (bar?.matches(`${barSelector}, ${groupSelector}`)) bar.querySelector('button')?.click()
  })

  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
    const items = added.filter((node) => node.matches(itemSelector))
    // Several are a list that is opened.
    const [item] = items
    if (!item || items.length > 1) return
    item.scrollIntoView({ block: 'start', behavior: 'smooth' })
    item.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
