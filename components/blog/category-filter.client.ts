// The filter of the blog. The style sheet obeys the radio buttons by itself; this keeps the choice in the address and says how many articles are left.

const parameter = 'categorie'

const requestedSlug = () => new URLSearchParams(location.search).get(parameter)

const buttons = () => [...document.querySelectorAll<HTMLInputElement>('[data-filter] input')]

/** A shared link shows its category at once: the button is checked as the page is being read, before the cards under it. */
export function showCategoryEarly(): void {
  const slug = requestedSlug()
  if (slug === null) return
  const observer = new MutationObserver(() => {
    const wanted = buttons().find((button) => button.dataset.slug === slug)
    if (!wanted) return
    wanted.checked = true
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => observer.disconnect())
}

/** The address of the page with this choice in it; the first category shows everything and needs no mention. */
function writeToAddress(button: HTMLInputElement) {
  const url = new URL(location.href)
  if (button.defaultChecked) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, button.dataset.slug ?? '')
  // Replaced rather than pushed, because arrows move through radio buttons and each step would be one more Back.
  if (url.href !== location.href) history.replaceState(null, '', url)
}

export function startCategoryFilter(): void {
  const group = document.querySelector<HTMLElement>('[data-filter]')
  if (!group) return
  group.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    writeToAddress(target)
    const status = group.querySelector('[role="status"]')
    if (status) status.textContent = target.dataset.announcement ?? ''
  })
  // The address knows better than what the browser puts back on « Back » or a reload, and is set right where it names no category of ours.
  window.addEventListener('pageshow', () => {
    const wanted =
      buttons().find((button) => button.dataset.slug === requestedSlug()) ??
      buttons().find((button) => button.defaultChecked)
    if (!wanted) return
    wanted.checked = true
    writeToAddress(wanted)
  })
}
