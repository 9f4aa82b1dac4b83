import { openByHash } from '../ui/open-by-hash'

/** Keeps one question open (browsers before 2024 lack <details name>), and its title in place. */
export function startQuestions() {
  const list = document.querySelector('[data-questions]')
  if (!list) return
  const questions = [...list.querySelectorAll('details')]
  const name = questions[0]?.getAttribute('name') ?? ''
  const print = matchMedia('print')
  let openOnScreen: readonly HTMLDetailsElement[] = []
  const closeOthers = (open: HTMLDetailsElement) => {
    if (print.matches) return
    for (const question of questions) if (question !== open) question.open = false
  }
  openByHash(questions)
  // A script opens them for print, because not every browser has `::details-content`.
  print.onchange = () => {
    if (print.matches) openOnScreen = questions.filter((question) => question.open)
    for (const question of questions) {
      question.name = print.matches ? '' : name
      question.open = print.matches || openOnScreen.includes(question)
    }
  }
  // An answer that closes above would move the clicked title off the screen.
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
  // Find in page opens a question too. `toggle` does not bubble, so it is captured.
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) closeOthers(target)
    },
    true,
  )
}
