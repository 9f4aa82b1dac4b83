/** Marks the page while a field has the focus, so that CSS keeps the thumb bar from covering it. */
export function startThumbBar() {
  const markTyping = () => {
    const isTyping = document.querySelector(':is(input, textarea, select):focus-visible') !== null
    document.documentElement.toggleAttribute('data-typing', isTyping)
  }
  document.addEventListener('focusin', markTyping)
  document.addEventListener('focusout', markTyping)
}
