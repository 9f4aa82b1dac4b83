// What opens and closes by itself in HTML, and what a script adds to it: the questions, and the groups of links.

/** Opens the <details> that the address names, now and whenever it changes. Identifiers are plain ASCII (content schemas): nothing has to be decoded. */
function openNamed(all: () => readonly HTMLDetailsElement[]): void {
  const open = () => {
    const named = all().find(({ id }) => `#${id}` === location.hash)
    if (named) named.open = true
    named?.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open)
}

const questions = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details'),
]

const closeOthers = (open: HTMLDetailsElement) => {
  for (const question of questions()) if (question !== open) question.open = false
}

/** Keeps one question open at a time where the browser does not know <details name> (before 2024), and the title that was pressed where it is. */
export function startQuestions(): void {
  const list = document.querySelector('[data-questions]')
  if (!list) return
  openNamed(questions)
  // An answer that closes above takes the page up, and the title out of the screen (seven of 26 on a phone): all at once, before anything is painted.
  list.addEventListener('click', (event) => {
    const title = event.target instanceof Element ? event.target.closest('summary') : null
    const question = title?.closest('details')
    if (!title || !question || question.open) return
    event.preventDefault()
    const { top } = title.getBoundingClientRect()
    question.open = true
    closeOthers(question)
    window.scrollBy(0, title.getBoundingClientRect().top - top)
  })
  // Opened by the browser itself, which found a word in it. `toggle` does not bubble: it is caught on its way down.
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) closeOthers(target)
    },
    true,
  )
}

/** The groups of /liens-utiles are printed open. On a telephone their titles alone are left; on a wide page a title is no more than a title. */
export function startGroups(): void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-groups] details')]
  // Paper takes every group, in browsers too that do not know `::details-content`.
  const wide = matchMedia('print, (min-width: 60rem)')
  let left: readonly HTMLDetailsElement[] = []
  const arrange = () => {
    const open = groups.filter((group) => group.open)
    for (const group of groups) {
      group.open = wide.matches || left.includes(group)
      // The keyboard does not stop at what does nothing.
      for (const title of group.querySelectorAll('summary')) title.tabIndex = wide.matches ? -1 : 0
    }
    // Turned back, or once printed, the tablet has the same ones open.
    if (wide.matches) left = open
  }
  arrange()
  wide.onchange = arrange
  openNamed(() => groups)
}
