// Decap opens an item of a list by a chevron of 12 pixels, and puts a new one out of sight.

// Decap's components are told apart by the names in their classes alone.
const itemSelector = '[class*="SortableListItem"]'
const titleSelector = `${itemSelector} > [class*="NestedObjectLabel"]`
const barSelector = '[class*="ListItemTopBar"]'

export function easeLists(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const bar = target.closest(titleSelector)?.previousElementSibling
    if (bar?.matches(barSelector)) bar.querySelector('button')?.click()
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
