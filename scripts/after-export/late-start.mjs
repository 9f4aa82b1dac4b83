// What stands in each page where Next's scripts stood; late-scripts.ts puts it there. Its very text is what ships, without export and comments,
// so it is ES5: a browser that knows nothing newer must read it without stumbling.

/**
 * Brings the page's scripts after the load event, once the browser is idle, or at the visitor's first gesture: nothing competes with the first
 * paint. Until React listens, links, the menu, the questions and the filter work by themselves; the press of a button that needs React is kept
 * and made again.
 * @param {Document} page
 * @param {Window} frame
 */
export function startLate(page, frame) {
  var data = /** @type {HTMLScriptElement} */ (page.currentScript).dataset
  // The payload, the code, and last the runtime that sets them going.
  var waiting = [data.payload || ''].concat((data.chunks || '').split(' '))
  var gestures = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']
  var isStarted = false
  /** @type {HTMLElement | null} */
  var pressed = null

  function start() {
    if (isStarted) return
    isStarted = true
    // The runtime comes once all the rest is there: a page that starts with a part missing (a network that drops, a deploy since) is replaced by an
    // error screen, where one that does not start is still read and followed. The next gesture asks again for what did not come.
    var asked = waiting.length > 1 ? waiting.slice(0, -1) : waiting.slice()
    var pending = asked.length
    asked.forEach(function (address) {
      var element = page.createElement('script')
      /** @param {boolean} hasCome */
      function settle(hasCome) {
        if (hasCome) waiting.splice(waiting.indexOf(address), 1)
        pending -= 1
        if (pending > 0) return
        isStarted = waiting.length === 0
        if (waiting.length === 1 && waiting[0] !== asked[0]) start()
        // A button was pressed while the last try was still failing: it does not wait for another gesture.
        else if (waiting.length > 0 && pressed) frame.setTimeout(start, 1000)
      }
      element.onload = function () {
        settle(true)
      }
      element.onerror = function () {
        settle(false)
      }
      // Scripts that a script adds run as they come, unless this says that their order counts.
      element.async = false
      element.src = address
      page.head.appendChild(element)
    })
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
    page.documentElement.dataset.awake = ''
    // A moment later: React first sets right what the printed page could not know of this device.
    frame.setTimeout(function () {
      if (pressed) pressed.click()
    })
  })
  // An address that names a question: React opens it.
  frame.addEventListener('hashchange', start)
  frame.addEventListener('load', function () {
    if (frame.location.hash) start()
    // Safari has no requestIdleCallback.
    else if (typeof frame.requestIdleCallback === 'function') frame.requestIdleCallback(start, { timeout: 2000 })
    else frame.setTimeout(start, 200)
  })
}
