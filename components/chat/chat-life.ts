import type { ChatAdapter } from './adapters'

/** Names and elements that appear on a page of ours for reasons of our own. */
const ourGlobals = /^(__next|next$|_next|__rsc|turbopack|webpack|__react|_N_E|__styled|__pw|\d+$)/i
const ourElements =
  'dialog, .site, next-route-announcer, nextjs-portal, title, meta, base, style[data-styled], style[data-href], link:not([rel="stylesheet"]), [src*="/_next/"], [href*="/_next/"]'

/**
 * Puts a provider's script in the page and returns the way to take everything back: script, frames, styles, elements and globals. Only
 * the listeners and timers that it left cannot be found; they end with the page, and a refusal keeps them from coming back.
 */
export function startChat(adapter: ChatAdapter): () => void {
  const root = document.documentElement
  const globalsBefore = new Set(Object.getOwnPropertyNames(window))
  const added = new Set<Element>()
  const collect = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLElement) || node.matches(ourElements)) continue
      added.add(node)
      if (node.parentElement === document.body) node.dataset.chatPart = ''
    }
  }
  // Children of head and body only: nobody but React writes inside ours.
  const observer = new MutationObserver((records) => {
    for (const record of records) collect(record.addedNodes)
  })
  observer.observe(document.body, { childList: true })
  observer.observe(document.head, { childList: true })

  adapter.prepare()
  const script = document.createElement('script')
  script.src = adapter.script
  script.async = true

  const stop = () => {
    collect(observer.takeRecords().flatMap((record) => Array.from(record.addedNodes)))
    observer.disconnect()
    script.remove()
    for (const element of [...added, ...document.querySelectorAll(adapter.parts)]) element.remove()
    for (const name of Object.getOwnPropertyNames(window)) {
      const isTheirs = adapter.globals.test(name) || (!globalsBefore.has(name) && !ourGlobals.test(name))
      if (isTheirs && !Reflect.deleteProperty(window, name)) Reflect.set(window, name, undefined)
    }
    delete root.dataset.chat
  }
  script.addEventListener('error', () => {
    console.error('Le clavardage n’a pas pu être chargé.')
    stop()
  })
  script.addEventListener('load', () => {
    root.dataset.chat = ''
  })
  document.head.append(script)
  return stop
}
