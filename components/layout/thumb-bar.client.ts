/** Marks the page while somebody types: the bar would be over what is typed. */
export function startThumbBar() {
  const markTyping = () => {
    const isTyping = document.querySelector(':is(input, textarea, select):focus-visible') !== null
    document.documentElement.toggleAttribute('data-typing', isTyping)
  }
  document.addEventListener('focusin', markTyping)
  document.addEventListener('focusout', markTyping)
}
