import { createRequestId, isRequestId } from '../../../supabase/functions/_shared/request-id'

/** A form that was printed without it has one for this once. */
const fieldIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[data-number]') ?? document.createElement('input')

/**
 * The number of what is written in a form, the same until it is accepted: sent again, an hour, a page or a reload later, a message is the same message.
 * It stands in a field without a name, which no message holds, and so goes where the words go: into the draft of this tab, and into what the browser
 * keeps of the fields for Back, which may show words that have left from another page since.
 */
export function draftId(form: HTMLFormElement): string {
  const field = fieldIn(form)
  // A form filler may have passed.
  if (!isRequestId(field.value)) {
    field.value = createRequestId()
    // The draft hears of it as of what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return field.value
}

export function endDraftId(form: HTMLFormElement): void {
  fieldIn(form).value = ''
}
