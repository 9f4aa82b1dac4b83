import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { load } from '../start/store'
import { registry, type IslandName } from './registry'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// In slices of 5 ms, as React has them, an old tablet spends the time of the notebook on frames: 4 to 6 s on a processor 20 times slower, under 3 in these.
forceFrameRate(20)

/** Where nobody looks at the tab, no frame comes. */
const frameTimeout = 300

/** What was typed while the code was read is shown before a whole form is hydrated: a letter waited for 750 ms on a processor 20 times slower. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, frameTimeout)
  })

const isTick = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** A message or a note; the name of a residence wraps, and is one line. */
const isText = (field: Field) => field instanceof HTMLTextAreaElement && field.dataset.line === undefined

/** What is stored was put back over what was typed before: of two texts in a box of several lines, neither is lost, unless one corrects the other. */
function joined(stored: string, typed: string, before: string | undefined): string {
  if (stored === before) return typed
  if (stored.includes(typed)) return stored
  return stored === '' || typed.includes(stored) ? typed : `${stored}\n${typed}`
}

function typeAgain(field: Field, typed: string, before: string | undefined) {
  const value = isText(field) ? joined(field.value, typed, before) : typed
  if (field.value === value) field.value = ''
  // By the prototype's setter: React replaces that of the element, and would take the change for its own.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** How to make again what was typed or ticked in a field before React listened; undefined where nothing was. `before` is what a touched one held. */
function redoOf(field: Field, before: string | undefined): (() => void) | undefined {
  if (isTick(field)) {
    const { checked } = field
    if ((checked === field.defaultChecked && before === undefined) || (field.type === 'radio' && !checked)) return undefined
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  const { value } = field
  const printed = field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : field.defaultValue
  if (field.type === 'file' || (value === printed && before === undefined)) return undefined
  return () => {
    const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
    typeAgain(field, value, before)
    if (caret !== null && document.activeElement === field && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
  }
}

/** After Back, a field holds what the browser restored: what is stored may have been written since, on another page. */
const isRestored = (name: string) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.type === 'back_forward' && load(name) !== undefined
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Hydrates an island that was printed (components/start/islands.ts calls it), and resolves once it listens. */
export async function hydrate(island: HTMLElement, _?: unknown, touched = new WeakMap<EventTarget, string>()): Promise<void> {
  const name = island.dataset.island as IslandName
  const { default: Component } = (await registry[name]()) as { default: ComponentType }
  const props = JSON.parse(island.querySelector('script[type="application/json"]')?.textContent ?? '') as object
  const root = island.querySelector('[data-root]')
  if (!root) throw new Error(`The island ${name} was not printed.`)
  await painted()
  // What is typed before what is ticked: a tick may write into a text.
  const all = [...root.querySelectorAll<Field>('input, select, textarea')].sort((a, b) => Number(isTick(a)) - Number(isTick(b)))
  // These two read what was typed themselves (use-stored-fields.ts).
  const fields = name === 'notebook' || name === 'standing' ? [] : all
  const keepsStored = isRestored(name)
  const redone = fields.filter((field) => isText(field) || !keepsStored || touched.has(field))
  const redo = redone.map((field) => redoOf(field, touched.get(field)))
  // Ticked again below: react-hook-form takes the first box of a group, where it finds it ticked, for the answer to the others.
  for (const field of fields) if (isTick(field) && field.type === 'checkbox') field.checked = field.defaultChecked
  await new Promise<void>((resolve) => {
    // A transition is done in slices, between which the browser shows what is typed.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated onHydrated={resolve}>
          <Component {...props} />
        </Hydrated>,
      )
    })
  })
  for (const again of redo) again?.()
}
