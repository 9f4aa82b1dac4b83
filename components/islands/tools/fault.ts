/** Says beside a question that its answer is missing or cannot be read, in the words that are printed there, or no longer says it. */
export function setFault(question: HTMLElement, isWrong: boolean): void {
  const words = question.querySelector<HTMLElement>('[data-error]')
  if (!words) throw new Error(`The question ${String(question.dataset.question)} has no words for its error.`)
  words.hidden = !isWrong
  question.toggleAttribute('data-invalid', isWrong)
  const typed = question.querySelector<HTMLInputElement>('input[inputmode]')
  if (isWrong) typed?.setAttribute('aria-invalid', 'true')
  else typed?.removeAttribute('aria-invalid')
  const told = typed ?? question
  const others = (told.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== words.id)
  const ids = isWrong ? [words.id, ...others] : others
  if (ids.length > 0) told.setAttribute('aria-describedby', ids.join(' '))
  else told.removeAttribute('aria-describedby')
}
