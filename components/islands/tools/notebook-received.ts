import type { Marked } from '@/content/outils/fields'
import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import { factNames, merge, tallyOf, type Notebook, type Place } from '../notebook/notebook-data'
import { nameOf, rentOf, tallySentence } from '../notebook/notebook-sentences'
import { markedNodes, node } from './nodes'
import { partOf } from './part'
import { longDay } from '../parts/sheet-day'
import { fillIn } from '../../ui/words'

type Words = Pick<NotebookPage, 'cells' | 'facts' | 'marks' | 'received' | 'sheet' | 'tallies'> & {
  messages: Pick<NotebookPage['messages'], 'added' | 'full' | 'replaced' | 'restored'>
}

type Mine = {
  read: () => Notebook
  isEmpty: () => boolean
  put: (notebook: Notebook) => void
  /** Says at the head of the notebook what has become of it, and leads there. */
  say: (message: Marked) => void
}

/** A notebook that was received is read first; nothing changes before a button is pressed, and what has changed is put back by another. */
export function startReceived(island: HTMLElement, questions: readonly string[], words: Words, mine: Mine) {
  const box = partOf(island, '[data-received]')
  const part = (name: string) => partOf(box, `[data-part="${name}"]`)
  const undo = partOf(island, '[data-part="undo"]')
  let received: Notebook | undefined
  let before: Notebook | undefined
  let opener: HTMLElement | undefined

  const summaryOf = (place: Place, at: number) =>
    node(
      'li',
      node('b', nameOf(place, at, words.cells)),
      ...[rentOf(place, words.sheet.filled), tallySentence(place, words.tallies)].filter(Boolean).map((text) => `, ${text}`),
    )

  const answersOf = (place: Place, at: number) => {
    const facts = factNames.filter((name) => name !== 'name').map((name) => [words.facts[name], place[name]] as const)
    const replies = place.replies.map(
      ({ text, mark }, question) => [questions[question] ?? '', [text, mark ? words.marks[mark] : ''].filter(Boolean).join(' · ')] as const,
    )
    const pairs = [...facts, ...replies].filter(([, value]) => value !== '')
    return node(
      'section',
      node('h3', nameOf(place, at, words.cells)),
      node('dl', ...pairs.map(([term, value]) => node('div', node('dt', term), node('dd', value)))),
    )
  }

  const close = () => {
    box.hidden = true
    received = undefined
  }

  const change = (notebook: Notebook, message: Marked) => {
    before = mine.isEmpty() ? undefined : mine.read()
    close()
    mine.put(notebook)
    undo.hidden = before === undefined
    mine.say(message)
  }

  part('add').addEventListener('click', () => {
    if (!received) return
    const merged = merge(mine.read(), received)
    if (merged) change(merged, words.messages.added)
    else part('full').replaceChildren(...markedNodes(words.messages.full))
  })
  part('replace').addEventListener('click', () => {
    if (received) change(received, words.messages.replaced)
  })
  part('nothing').addEventListener('click', () => {
    close()
    opener?.focus()
  })
  undo.addEventListener('click', () => {
    if (!before) return
    undo.hidden = true
    mine.put(before)
    mine.say(words.messages.restored)
  })

  return {
    open: (notebook: Notebook, from: HTMLElement) => {
      received = notebook
      opener = from
      const answers = notebook.places.reduce((sum, place) => sum + tallyOf(place).answered, 0)
      part('summary').textContent = fillIn(words.received.text, {
        residences: notebook.places.length,
        answers,
        date: longDay(new Date(`${notebook.changedOn}T12:00`)),
      })
      part('places').replaceChildren(...notebook.places.map(summaryOf))
      part('answers').replaceChildren(...notebook.places.map(answersOf))
      part('full').replaceChildren()
      // In an empty notebook, adding and replacing are one thing.
      part('replace').hidden = mine.isEmpty()
      box.hidden = false
      partOf(box, 'h2').focus()
    },
    close,
    /** What was put aside is not brought back once the notebook was written in, erased or changed again. */
    settle: () => {
      before = undefined
      undo.hidden = true
    },
  }
}
