import { openNamed } from './open-named'

const questions = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-questions] details')]

const closeOthers = (open: HTMLDetailsElement) => {
  for (const question of questions()) if (question !== open) question.open = false
}

/**
 * Opens the question that the address names; keeps one open at a time where the browser does not know <details name> (before 2024), and the title that
 * was pressed where it is.
 */
export function startQuestions(): void {
  const list = document.querySelector('[data-questions]')
  if (!list) return
  openNamed(questions)
  // An answer that closes above takes the page up with it, and the title out of the screen (seven of 26 on a phone): all at once, before anything is
  // painted, rather than after the browser has opened the question by itself.
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
