#!/usr/bin/python3
"""Opens every page of a site in WebKitGTK, as narrow as a telephone and as wide as a tablet, sends
the contact form and meets the popup. Prints each fault on a line.

Usage: webkitgtk.py ORIGIN PATH...   (Debian: gir1.2-webkit2-4.1, python3-gi, xvfb)
"""
import json
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

ORIGIN, *PATHS = sys.argv[1:]
SIZES = [(360, 740), (768, 1024)]
CONTACT = ORIGIN + '/contact/'

# Runs before the scripts of the page.
COLLECT_FAULTS = """
window.faults = []
for (const name of ['error', 'warn']) console[name] = (...words) => faults.push(words.join(' '))
addEventListener('error', (event) => faults.push(event.message ?? `not loaded: ${event.target.src}`), true)
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)))
document.addEventListener('securitypolicyviolation', (event) =>
  faults.push(`policy: ${event.violatedDirective} ${event.blockedURI}`))
"""
LOOK = """
await document.fonts.ready
const { scrollWidth, clientWidth } = document.documentElement
return JSON.stringify(scrollWidth > clientWidth ? [...faults, `${scrollWidth - clientWidth} px too wide`] : faults)
"""
WAIT_FOR = """
const waitFor = (find) => new Promise((resolve) => {
  const look = () => { const found = find(); found ? resolve(found) : setTimeout(look, 50) }
  look()
})
"""
SEND_FORM = WAIT_FOR + """
const form = document.querySelector('main form')
const typed = { name: 'Lucie Essai', phone: '418 555-0199', email: 'lucie@exemple.ca', message: 'Ceci est un essai.' }
for (const [name, value] of Object.entries(typed)) {
  form.elements[name].focus()
  document.execCommand('insertText', false, value)
}
form.elements.seekingFor.value = 'proche'
form.elements.seekingFor.dispatchEvent(new Event('change', { bubbles: true }))
form.querySelector('[type=submit]').click()
const thanks = await waitFor(() => [...form.querySelectorAll('[role=status]')]
  .find((element) => element.innerText.includes('Merci')))
const { top, bottom } = thanks.getBoundingClientRect()
return JSON.stringify(top >= 0 && bottom <= innerHeight ? [] : [`the thanks are out of sight, from ${top} to ${bottom}`])
"""
BEGIN_VISIT_LONG_AGO = """
localStorage.clear()
sessionStorage.clear()
sessionStorage.setItem('site-visit-start', String(Date.now() - 3600000))
return '[]'
"""
MEET_POPUP = WAIT_FOR + """
const dialog = await waitFor(() => document.querySelector('dialog[open]'))
dialog.querySelector('[data-close], button').click()
await waitFor(() => !dialog.open)
return JSON.stringify(localStorage.getItem('site-popup-shown') === '1' ? [] : ['the popup will come again'])
"""


def visits():
    """Yields an address to open, or a script to run in it; faults come back from a script."""
    for size in SIZES:
        window.resize(*size)
        for path in PATHS:
            yield ORIGIN + path
            report(f'{path} at {size[0]} px', (yield LOOK))
        yield CONTACT
        report(f'the contact form at {size[0]} px', (yield SEND_FORM))
    yield CONTACT
    yield BEGIN_VISIT_LONG_AGO
    yield ORIGIN + '/services/'
    report('the popup', (yield MEET_POPUP))


def report(where, faults):
    for fault in json.loads(faults):
        print(f'{where}: {fault}', flush=True)


def proceed(answer=None):
    try:
        step = tour.send(answer)
    except StopIteration:
        Gtk.main_quit()
        return
    if step.startswith(ORIGIN):
        view.load_uri(step)
    else:
        view.call_async_javascript_function(step, -1, None, None, None, None, on_answer)


def on_answer(_, result):
    proceed(view.call_async_javascript_function_finish(result).to_string())


def on_load(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        proceed()


def on_crash(*_):
    sys.exit('WebKit has crashed')


scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript(
        COLLECT_FAULTS,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(['fr-CA'])
view = WebKit2.WebView(web_context=context, user_content_manager=scripts)
view.connect('load-changed', on_load)
view.connect('web-process-terminated', on_crash)
window = Gtk.Window(decorated=False)
window.add(view)
window.show_all()

tour = visits()
proceed()
Gtk.main()
