/** Says beside a question that its answer is missing or cannot be read, in the words that are printed there, or no longer says it. */
export function setFault(question: HTMLElement, isWrong: boolean): void {
  const words = question.querySelector<HTMLElement>('[data-error]')
  // A question whose every answer is right has none.
  if (!words) return
  words.hidden = !isWrong
  question.toggleAttribute('data-invalid', isWrong)
  const typed = question.querySelector<HTMLInputElement>('input[inputmode]')
  for (const field of question.querySelectorAll('input')) {
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
  const told = typed ?? question
  const others = (told.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== words.id)
  const ids = isWrong ? [words.id, ...others] : others
  if (ids.length > 0) told.setAttribute('aria-describedby', ids.join(' '))
  else told.removeAttribute('aria-describedby')
}
