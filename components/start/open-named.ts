/**
 * Opens the <details> that the address names, now and whenever the address changes. Identifiers are plain ASCII (content schemas), so nothing has to be
 * decoded and nothing typed in the address can throw.
 */
export function openNamed(all: () => readonly HTMLDetailsElement[]): void {
  const open = () => {
    const named = all().find(({ id }) => `#${id}` === location.hash)
    if (named) named.open = true
    named?.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open)
}
