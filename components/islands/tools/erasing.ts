import { partOf } from './part'

/** « Tout effacer » asks once, then says that it is done. The focus goes where the words are. */
export function startErasing(island: HTMLElement, erase: () => void): void {
  const part = partOf(island, '[data-erase]')
  const ask = partOf(part, '[data-part="ask"]')
  const question = partOf(part, '[data-part="question"]')
  const done = partOf(island, '[data-erased]')
  const setAsking = (isAsking: boolean) => {
    question.hidden = !isAsking
    ask.hidden = isAsking
    if (isAsking) partOf(question, 'p').focus()
  }
  ask.addEventListener('click', () => {
    done.textContent = ''
    setAsking(true)
  })
  partOf(question, '[data-part="no"]').addEventListener('click', () => {
    setAsking(false)
    ask.focus()
  })
  partOf(question, '[data-part="yes"]').addEventListener('click', () => {
    setAsking(false)
    erase()
    done.textContent = done.dataset.erased ?? ''
    done.focus()
  })
}
