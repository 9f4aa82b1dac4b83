/**
 * Opens the <details> that the hash names, now and at each change. Content schemas keep ids in
 * plain ASCII.
 */
export function openByHash(list: readonly HTMLDetailsElement[]) {
  const open = () => {
    const target = list.find(({ id }) => `#${id}` === location.hash)
    if (target) target.open = true
    target?.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open)
}
