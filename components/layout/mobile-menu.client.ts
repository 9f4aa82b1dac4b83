/** Closes the mobile menu, a <details>, on a chosen link, on Escape and on a click outside. */
export function startMobileMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  // The open menu hides the thumb bar.
  menu.addEventListener('toggle', () => {
    document.documentElement.toggleAttribute('data-menu-open', menu.open)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
}
