const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')]

/** Opens the question that the address names; keeps one open at a time where the browser does not know <details name> (before 2024). */
export function startQuestions(): void {
  const list = document.querySelector('[data-questions]')
  if (!list) return
  const openNamed = () => {
    // Identifiers are plain ASCII (content schemas), so nothing has to be decoded and nothing typed in the address can throw.
    const named = questions().find(({ id }) => `#${id}` === location.hash)
    if (!named) return
    named.open = true
    named.scrollIntoView()
  }
  openNamed()
  window.addEventListener('hashchange', openNamed)
  // `toggle` does not bubble: it is caught on its way down.
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      for (const question of questions()) if (question !== target) question.open = false
    },
    true,
  )
}
