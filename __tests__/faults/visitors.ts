// The visitors: the contact form itself, with its state machine, its lock and its sender, drawn by React in a page that jsdom holds. What a
// visitor « saw » is what stands in that page.
import { AsyncLocalStorage } from 'node:async_hooks'
import { register } from 'node:module'
import { JSDOM } from 'jsdom'
import { realDelay, speed } from './clock'

export const fieldNames = ['seekingFor', 'name', 'phone', 'email', 'message'] as const

export type Typed = Record<(typeof fieldNames)[number], string>

/** Only for a form that never answers: a busy machine may hold all of them up for a minute. */
const patience = 300_000

/** The look of the form plays no part here: a style sheet is a module without names. */
function forgetStyles() {
  const hook = `export const load = (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context)`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}

/** What the browser remembers of a tab. Each visitor has one; the page, which they share, finds whose turn it is by itself. */
function giveTabs(window: JSDOM['window']) {
  const here = new AsyncLocalStorage<object>()
  const open = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
  }
  const nobodys = open()
  Object.defineProperty(window, 'sessionStorage', { get: () => here.getStore() ?? nobodys })
  return <T>(work: () => T) => here.run(open(), work)
}

/** A page with so many forms, one for each visitor. */
export async function openForms(count: number) {
  const { window } = new JSDOM('<!doctype html><html lang="fr-CA"><body></body></html>', {
    url: 'http://localhost:3000/contact/',
    pretendToBeVisual: true,
  })
  const browser = { window, document: window.document, location: window.location, navigator: window.navigator }
  const { HTMLElement, HTMLIFrameElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = window
  const elements = { HTMLElement, HTMLIFrameElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement }
  const { CustomEvent, Element, Event, FormData, ValidityState } = window
  for (const [name, value] of Object.entries({ ...browser, ...elements, CustomEvent, Element, Event, FormData, ValidityState }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

  const inTab = giveTabs(window)
  forgetStyles()
  // After the page is there: React and styled-components look for it when they load.
  const { createElement } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { default: ContactForm } = await import('../../components/islands/contact-form/contact-form')
  const { forms: words, presented } = await import('../../content/forms')
  const { wishes } = await import('../../content/tools/souhaits')
  const { site } = await import('../../content/site')

  function open() {
    const box = window.document.createElement('div')
    window.document.body.append(box)
    const draw = () => {
      const root = createRoot(box)
      root.render(
        createElement(ContactForm, { words, wishes, portrait: presented.image, identity: { phone: site.phone, email: site.email } }),
      )
      return root
    }
    let root = draw()

    const find = (selector: string) => {
      const found = box.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`The form has no ${selector}.`)
      return found
    }
    const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement
    const number = () => find('[data-idempotency-key]') as HTMLInputElement
    const shown = () => {
      if (box.querySelector('.answer [role=status] .message')) return 'success'
      return box.querySelector('.answer [role=alert] .message') ? 'error' : undefined
    }
    const until = <T>(look: () => T | undefined) =>
      new Promise<T>((resolve, reject) => {
        const stop = (then: () => void) => {
          observer.disconnect()
          clearTimeout(timer)
          then()
        }
        const check = () => {
          const found = look()
          if (found === undefined) return
          stop(() => {
            resolve(found)
          })
        }
        const observer = new window.MutationObserver(check)
        // By the fast clock.
        const timer = setTimeout(() => {
          stop(() => {
            reject(new Error('A form gave no answer.'))
          })
        }, patience * speed)
        observer.observe(box, { subtree: true, childList: true, attributes: true })
        check()
      })

    const click = (clicks: number) => {
      const button = find('button[type=submit]')
      for (let count = 0; count < clicks; count += 1) button.click()
    }

    return {
      /** What this visitor does, with the memory of a tab of its own. */
      inTab,
      type(values: Typed) {
        for (const name of fieldNames) {
          const element = field(name)
          // As the browser writes: React keeps its own note of the value, which assigning to the element would update too.
          const prototype: unknown = Object.getPrototypeOf(element)
          const property = Object.getOwnPropertyDescriptor(prototype, 'value')
          // In two strokes, as fingers do in many: React takes the same value at once as before a reset for no change.
          for (const value of name === 'seekingFor' ? [values[name]] : [values[name].slice(0, 1), values[name]]) {
            property?.set?.call(element, value)
            element.dispatchEvent(new window.Event(name === 'seekingFor' ? 'change' : 'input', { bubbles: true }))
          }
        }
      },
      read: () => Object.fromEntries(fieldNames.map((name) => [name, field(name).value])) as Typed,
      /** What is shown in the end, after so many clicks in a row. */
      async submit(clicks: number): Promise<'success' | 'error'> {
        click(clicks)
        await until(() => (shown() === undefined ? true : undefined))
        const answer = await until(shown)
        // The fields are emptied a moment after the answer, if they are.
        await realDelay(2)
        return answer
      },
      /** The page is left while the message is on its way; a new one shows the draft. */
      async leave(clicks: number, draft: Typed): Promise<'left'> {
        click(clicks)
        await until(() => (box.querySelector('form[aria-busy=true]') ? true : undefined))
        await realDelay(20)
        const { value } = number()
        root.unmount()
        root = draw()
        await until(() => box.querySelector('button[type=submit]') ?? undefined)
        number().value = value
        this.type(draft)
        return 'left'
      },
    }
  }
  const forms = Array.from({ length: count }, open)
  await realDelay(50)
  return { forms, address: () => window.location.href }
}

export type Form = Awaited<ReturnType<typeof openForms>>['forms'][number]
