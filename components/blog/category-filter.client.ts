// Keeps the category that CSS shows in the address, and announces the count.

const parameter = 'categorie'

/** The first category shows everything, so it is left out of the address. */
function writeToAddress(button: HTMLInputElement) {
  const url = new URL(location.href)
  if (button.defaultChecked) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, button.dataset.slug ?? '')
  // The address is replaced, not pushed: arrow keys move through radio buttons, and each step would
  // need one more Back.
  if (url.href !== location.href) history.replaceState(null, '', url)
}

export function startCategoryFilter() {
  const group = document.querySelector<HTMLElement>('[data-filter]')
  if (!group) return
  group.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    writeToAddress(target)
    const status = group.querySelector('[role="status"]')
    if (status) status.textContent = target.dataset.announcement ?? ''
  })
  const buttons = [...group.querySelectorAll('input')]
  // After Back or a reload, the address wins over the button that the browser restores; an unknown
  // category leaves the address.
  const followAddress = () => {
    const slug = new URLSearchParams(location.search).get(parameter)
    const wanted =
      buttons.find((button) => button.dataset.slug === slug) ??
      buttons.find((button) => button.defaultChecked)
    if (!wanted) return
    wanted.checked = true
    writeToAddress(wanted)
  }
  followAddress()
  window.addEventListener('pageshow', followAddress)
}
