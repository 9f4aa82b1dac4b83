import { draftId, followDraftId } from './draft-id'
import { forget, recall, remember } from './memory'
import { endUnderWay, underWay } from './under-way'

const key = 'fanal-contact-draft'

type Words = Partial<Record<string, string>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => 'value' in element && 'name' in element && element.name !== '')

function save(form: HTMLFormElement) {
  const words = fieldsOf(form).map(({ name, value }) => [name, value])
  if (words.some(([, value]) => value?.trim())) {
    remember('sessionStorage', key, JSON.stringify(Object.fromEntries(words)))
    draftId('contact')
  } else {
    forget('sessionStorage', key)
    endUnderWay('contact')
  }
}

/** Nothing where nothing was kept: what is empty is not kept. */
function readDraft(): Words | undefined {
  try {
    const saved: unknown = JSON.parse(recall('sessionStorage', key) ?? 'null')
    if (typeof saved !== 'object' || saved === null) return undefined
    return Object.fromEntries(Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return undefined
  }
}

const isBack = () => {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && 'type' in page && page.type === 'back_forward'
}

/** As a browser writes: React keeps its own note of a field's value, and has to hear of another. */
function put(field: Field, value: string) {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  property?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * The page was left while the message was on its way: a sentence over the words that came back says so, until they are sent again. The mark is the
 * island's: React, when it takes the form over, would stumble on an attribute that it does not know.
 */
function sayWhenLeft(form: HTMLFormElement) {
  const island = form.closest<HTMLElement>('[data-island]')
  if (!island || !underWay('contact')) return
  island.dataset.left = ''
  for (const event of ['submit', 'reset'])
    form.addEventListener(event, () => {
      delete island.dataset.left
    })
}

/** What was typed, in this tab only: it survives a reload and another page, and goes with the tab or with the answer that empties the form. */
export function startDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]')
  if (!form) return
  const draft = readDraft()
  if (draft) followDraftId('contact')
  // What stands in a field was typed before this script, and the draft only fills the empty ones. After Back, it is what the browser kept of this
  // page: more may have been written since, on another.
  if (draft) for (const field of fieldsOf(form)) if (field.value === '' || isBack()) field.value = draft[field.name] ?? ''
  save(form)
  sayWhenLeft(form)
  form.addEventListener('input', () => {
    save(form)
  })
  // The event comes before the fields are emptied.
  form.addEventListener('reset', () => {
    queueMicrotask(() => {
      save(form)
    })
  })
  // A page that the browser kept whole comes back as it was left; Chromium gives fields back what they held only once the page is read.
  window.addEventListener('pageshow', ({ persisted }) => {
    const newer = persisted || isBack() ? readDraft() : undefined
    if (!newer) return
    followDraftId('contact')
    for (const field of fieldsOf(form)) if (field.value !== (newer[field.name] ?? '')) put(field, newer[field.name] ?? '')
  })
}
