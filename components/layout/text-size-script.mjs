/* eslint-disable prefer-template, @typescript-eslint/no-unused-vars -- ES5 has no template and no catch without a name */
// The whole of the larger-text control: text-size.tsx puts this very text in each page, without export and comments. It runs in <head> before
// anything is painted, so that no text changes its size under the reader's eyes, and it listens by itself: nothing waits for React.

/**
 * @param {Document} page
 * @param {Window} frame
 */
export function startTextSize(page, frame) {
  var root = page.documentElement
  var key = 'fanal-text-size'
  // Says that a script runs at all: what needs one is hidden without it.
  root.setAttribute('data-script', '')

  function apply() {
    var saved
    try {
      saved = frame.localStorage.getItem(key)
    } catch (error) {
      // A browser that refuses storage (private mode, blocked by the visitor): the size holds for this page and is forgotten.
    }
    if (saved && /^(normal|large|largest)$/.test(saved)) root.setAttribute('data-text', saved)
    var button = /** @type {HTMLInputElement | null} */ (page.getElementById('text-' + (root.getAttribute('data-text') || '')))
    if (button) button.checked = true
  }
  apply()
  // Once the buttons are there; then again once the browser has put back what it remembers of them, or the whole page on « Back ».
  page.addEventListener('DOMContentLoaded', apply)
  frame.addEventListener('pageshow', apply)
  page.addEventListener('change', function (event) {
    var button = /** @type {HTMLInputElement} */ (event.target)
    if (button.name !== 'text-size') return
    root.setAttribute('data-text', button.value)
    try {
      frame.localStorage.setItem(key, button.value)
    } catch (error) {
      // As above.
    }
  })
}
