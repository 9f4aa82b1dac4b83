import { forget, recall, remember } from './memory'

const key = 'fanal-contact-draft'

type Words = Partial<Record<string, unknown>>

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** What is not sent has no name, and several ticks may share one. */
const nameOf = (field: Field) => (isTick(field) || field.name === '' ? field.id : field.name)

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Field => 'value' in element && nameOf(element as Field) !== '')

/** What a field holds, a tick being its value or nothing. */
const read = (field: Field) => (isTick(field) && !field.checked ? '' : field.value)

function save(form: HTMLFormElement) {
  const words = fieldsOf(form).map((field) => [nameOf(field), read(field)])
  if (words.some(([, value]) => value?.trim())) remember('sessionStorage', key, JSON.stringify(Object.fromEntries(words)))
  else forget('sessionStorage', key)
}

/** Nothing where nothing was kept: what is empty is not kept. */
function readDraft(): Words | null {
  try {
    return JSON.parse(recall('sessionStorage', key) ?? 'null') as Words | null
  } catch {
    return null
  }
}

/** Something else may have written it. */
const wordsIn = (draft: Words, name: string) => (typeof draft[name] === 'string' ? draft[name] : '')

/** A sentence to carry into the message, at its end and once: the visitor finds it on /contact, and may change it or take it out. */
export function addToDraft(sentence: string, seekingFor: string): void {
  const draft = readDraft() ?? {}
  const message = wordsIn(draft, 'message').trim()
  const words = { ...draft, message: message.includes(sentence) ? message : [message, sentence].filter(Boolean).join('\n\n') }
  remember('sessionStorage', key, JSON.stringify({ ...words, seekingFor: wordsIn(draft, 'seekingFor') || seekingFor }))
}

/**
 * What stands in a field was typed before this script, or brought back by a reload: the draft only fills the empty ones. After Back, a page has what the
 * browser kept of it, and more may have been written since, on another.
 */
function take(form: HTMLFormElement, isBack: boolean) {
  const draft = readDraft()
  if (!draft) return
  for (const field of fieldsOf(form)) {
    const value = wordsIn(draft, nameOf(field))
    if (isTick(field)) {
      // Of several radio buttons, the one that is chosen already stays.
      if (isBack || (value && !form.querySelector(`[name="${field.name}"]:checked`))) field.checked = value !== ''
    } else if (isBack || field.value === '') {
      // By the prototype's setter: React tracks the value of a field, and would ignore the event after a plain assignment.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  save(form)
}

/** What was typed, in this tab only: it survives a reload and another page, and goes with the tab or with the answer that empties the form. */
export function startDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]')
  if (!form) return
  const isBack = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward'
  take(form, isBack)
  save(form)
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
    if (persisted || isBack) take(form, true)
  })
}
