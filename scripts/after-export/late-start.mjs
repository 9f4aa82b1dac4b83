/* eslint-disable prefer-template -- ES5: it runs in browsers that know nothing newer, to do nothing there */
// What stands in each page where Next's scripts stood; late-scripts.ts puts it there. Its very text is what ships, without export and comments.

/**
 * Brings the page's scripts after the load event, once the browser is idle, or at the visitor's first gesture: nothing competes with the first
 * paint. Until React listens, links, the menu, the questions and the filter work by themselves; the press of a button that needs React is kept
 * and made again.
 * @param {Document} page
 * @param {Window} frame
 */
export function startLate(page, frame) {
  var data = /** @type {HTMLScriptElement} */ (page.currentScript).dataset
  var chunks = (data.chunks || '').split(' ')
  var gestures = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']
  var isStarted = false
  /** @type {HTMLElement | null} */
  var pressed = null

  /** @param {string} address */
  function script(address) {
    var element = page.createElement('script')
    element.src = address
    // Scripts that a script adds run as they come, unless this says that their order counts.
    element.async = false
    page.head.appendChild(element)
    return element
  }
  function start() {
    if (isStarted) return
    isStarted = true
    // Fetched with the payload, run after it: Next ends its reading of the payload when its own code starts, and a page that starts without it
    // would be replaced by an error screen. If it does not come, the page stays as it is, and the next gesture tries again.
    var payload = script(data.payload || '')
    chunks.forEach(function (address) {
      var hint = page.createElement('link')
      hint.rel = 'preload'
      hint.as = 'script'
      hint.href = address
      page.head.appendChild(hint)
    })
    payload.onload = function () {
      chunks.forEach(script)
    }
    payload.onerror = function () {
      isStarted = false
    }
  }
  /** @param {Event} event */
  function keepPress(event) {
    pressed = /** @type {Element} */ (event.target).closest('button[type="button"]')
  }
  gestures.forEach(function (name) {
    page.addEventListener(name, start, { capture: true, passive: true })
  })
  page.addEventListener('click', keepPress, true)
  frame.addEventListener('awake', function () {
    page.removeEventListener('click', keepPress, true)
    gestures.forEach(function (name) {
      page.removeEventListener(name, start, true)
    })
    if (pressed) pressed.click()
  })
  frame.addEventListener('load', function () {
    // Safari has no requestIdleCallback.
    if (frame.requestIdleCallback) frame.requestIdleCallback(start, { timeout: 2000 })
    else frame.setTimeout(start, 200)
  })
}
