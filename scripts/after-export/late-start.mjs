/* eslint-disable @typescript-eslint/no-unused-vars -- ES5 has no catch without a name */
// What stands in each page where Next's scripts stood; late-scripts.ts puts it there. Its very text is what ships, without export and comments,
// so it is ES5: a browser that knows nothing newer must read it without stumbling.

/**
 * Brings the page's scripts once the visitor does something: nothing competes with the first paint, nor with the reading of an old tablet, which
 * works a second or two on them. They are fetched before, after the load event, once the browser is idle. Whoever only reads has them after
 * twenty seconds, well before the popup; whoever goes on with a visit, or may chat, at once. Until React listens, links, the menu, the questions
 * and the filter work by themselves; the press of a button that needs React is kept and made again.
 * @param {Document} page
 * @param {Window} frame
 */
export function startLate(page, frame) {
  var data = /** @type {HTMLScriptElement} */ (page.currentScript).dataset
  // The payload, the code, and last the runtime that sets them going.
  var waiting = [data.payload || ''].concat((data.chunks || '').split(' '))
  var gestures = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']
  var isStarted = false
  var isSoon = false
  /** @type {HTMLElement | null} */
  var pressed = null
  /** @type {Event | null} */
  var press = null
  var hash = ''

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
  /** A moment after the gesture: what it asks of the browser, a link above all, is done first. */
  function startSoon() {
    if (isStarted || isSoon) return
    isSoon = true
    frame.setTimeout(function () {
      isSoon = false
      start()
    }, 200)
  }
  /** @param {Event} event */
  function keepPress(event) {
    pressed = /** @type {Element} */ (event.target).closest('button[type="button"]')
    press = event
  }
  function forgetPress() {
    pressed = null
  }
  gestures.forEach(function (name) {
    page.addEventListener(name, startSoon, { capture: true, passive: true })
  })
  // Once: it never stops, and would ask a lost network again five times a second.
  page.addEventListener('mousemove', startSoon, { once: true, passive: true })
  page.addEventListener('click', keepPress, true)
  // From here on React hears a press itself: made again, a switch would be back where it was.
  frame.addEventListener('hydrated', function () {
    page.removeEventListener('click', keepPress, true)
    // This one is still on its way through the page. React stops short of the window one that it cannot hear yet, for want of a part of the page.
    if (press && press.eventPhase !== 0) frame.addEventListener('click', forgetPress, { once: true })
  })
  frame.addEventListener('awake', function () {
    gestures.forEach(function (name) {
      page.removeEventListener(name, startSoon, true)
    })
    page.documentElement.dataset.awake = ''
    frame.removeEventListener('hashchange', keepHash)
    // A moment later: React first sets right what the printed page could not know of this device.
    frame.setTimeout(function () {
      if (pressed) pressed.click()
      // Next writes the address that it began with, and so takes back one that was typed meanwhile. Through the history, where Next hears of it.
      if (!hash || frame.location.hash === hash) return
      frame.history.replaceState(null, '', hash)
      frame.dispatchEvent(new Event('hashchange'))
    })
  })
  /**
   * An address that names a question: React opens it.
   * @param {HashChangeEvent} event
   */
  function keepHash(event) {
    hash = event.newURL.replace(/^[^#]*/, '')
    start()
  }
  frame.addEventListener('hashchange', keepHash)
  /** Whether the visitor comes from one of our pages, or back to this one. Asking the storage would hold the page up for 20 ms. */
  function goesOn() {
    var arrival = frame.performance.getEntriesByType('navigation')[0]
    var isNew = !arrival || /** @type {PerformanceNavigationTiming} */ (arrival).type === 'navigate'
    return !isNew || page.referrer.split('/')[2] === frame.location.host
  }
  function fetchAhead() {
    if (isStarted) return
    waiting.forEach(function (address) {
      var hint = page.createElement('link')
      hint.rel = 'prefetch'
      hint.as = 'script'
      hint.href = address
      page.head.appendChild(hint)
    })
  }
  /** @param {() => void} work */
  function onceIdle(work) {
    // Safari has no requestIdleCallback.
    if (typeof frame.requestIdleCallback === 'function') frame.requestIdleCallback(work, { timeout: 2000 })
    else frame.setTimeout(work, 200)
  }
  // A picture that does not come: React puts ours in its place.
  page.addEventListener(
    'error',
    function (event) {
      if (/** @type {Element} */ (event.target).tagName === 'IMG') startSoon()
    },
    true,
  )
  frame.addEventListener('load', function () {
    var shownAt = Date.now()
    if (frame.location.hash) start()
    else onceIdle(goesOn() || data.chat ? start : fetchAhead)
    frame.setTimeout(start, 20000)
    // The popup counts from the first page of a visit, even one that is left before React could say so.
    frame.addEventListener('pagehide', function () {
      try {
        var key = data.visit || ''
        if (!frame.sessionStorage.getItem(key)) frame.sessionStorage.setItem(key, String(shownAt))
      } catch (error) {
        // A browser that keeps nothing counts from each page.
      }
    })
  })
}
