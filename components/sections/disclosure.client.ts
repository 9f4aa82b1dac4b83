/**
 * Opens the <details> that the hash names, now and at each change. Content schemas keep ids in
 * plain ASCII.
 */
function openByHash(list: readonly HTMLDetailsElement[]) {
  const open = () => {
    const target = list.find(({ id }) => `#${id}` === location.hash)
    if (target) target.open = true
    target?.scrollIntoView()
  }
  open()
  window.addEventListener('hashchange', open)
}

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

/**
 * Opens or closes the groups of /liens-utiles: closed on a phone, open on a wide page and in print.
 */
export function startLinkGroups() {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-groups] details')]
  // A script opens them for print, because not every browser has `::details-content`.
  const wide = matchMedia('print, (min-width: 60rem)')
  let openOnPhone: readonly HTMLDetailsElement[] = []
  const arrange = () => {
    const open = groups.filter((group) => group.open)
    for (const group of groups) {
      group.open = wide.matches || openOnPhone.includes(group)
      // A title that does nothing must not be a tab stop.
      for (const title of group.querySelectorAll('summary')) title.tabIndex = wide.matches ? -1 : 0
    }
    // The groups that were open return once the tablet is turned back, or the page is printed.
    if (wide.matches) openOnPhone = open
  }
  arrange()
  wide.onchange = arrange
  openByHash(groups)
}
