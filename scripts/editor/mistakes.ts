// Shows what an author must correct beside the form until it is right: Decap's own message
// disappears after eight seconds.
import type { ContentError } from '@/content/load/check'
import decap from './decap.json'

const id = 'mistakes'
const invalid = 'aria-invalid'

export function hideMistakes(): void {
  document.getElementById(id)?.remove()
  document.querySelector(`[${invalid}]`)?.removeAttribute(invalid)
}

/** Opens the groups around a field, gives it the focus and marks it, once the form is unlocked. */
export function focusMistake(path: readonly PropertyKey[]): void {
  if (document.querySelector('[inert]')) {
    requestAnimationFrame(() => focusMistake(path))
    return
  }
  const mark = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    target.setAttribute(invalid, 'true')
    target.scrollIntoView({ block: 'center' })
  }
  document.addEventListener('focusin', mark, { once: true })
  // The field of an item of a list without groups is named `text`.
  window.formPane.focus([...path, 'text'].join('.'))
}

function createElement(name: string, text = '', ...children: Node[]) {
  const made = document.createElement(name)
  made.textContent = text
  made.append(...children)
  return made
}

export function showMistakes(title: string, mistakes: readonly ContentError[]): void {
  hideMistakes()
  const close = createElement('button', decap.words.close)
  close.addEventListener('click', hideMistakes)

  const lists = mistakes.flatMap(({ file, lines }) => [
    createElement('h3', file),
    createElement('ul', '', ...lines.map((line) => createElement('li', line))),
  ])
  const panel = createElement('section', '', createElement('h2', title), ...lists, close)
  panel.id = id
  panel.setAttribute('role', 'alert')
  document.body.append(panel)
}
