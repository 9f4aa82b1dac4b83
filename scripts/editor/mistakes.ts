// Shows what an author must correct beside the form until it is right: Decap's own message
// disappears after eight seconds.
import type { ContentError } from '../../content/load/check'
import decap from './decap.json'

const id = 'mistakes'

export const hideMistakes = () => document.getElementById(id)?.remove()

function element(name: string, text = '', ...children: Node[]) {
  const made = document.createElement(name)
  made.textContent = text
  made.append(...children)
  return made
}

export function showMistakes(title: string, mistakes: readonly ContentError[]): void {
  hideMistakes()
  const close = element('button', decap.words.close)
  close.addEventListener('click', hideMistakes)

  const lists = mistakes.flatMap(({ file, lines }) => [
    element('h3', file),
    element('ul', '', ...lines.map((line) => element('li', line))),
  ])
  const panel = element('section', '', element('h2', title), ...lists, close)
  panel.id = id
  panel.setAttribute('role', 'alert')
  document.body.append(panel)
}
