/** Where somebody may be writing. An iframe is the chat. */
const typedFields =
  'iframe, textarea, select, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"], [type="hidden"])'

/** Words that somebody began to write, or came back to. A field that only shows an address is no such thing, nor one that nobody sees. */
export const hasUnsavedInput = () =>
  [...document.querySelectorAll<HTMLInputElement>(typedFields)].some(
    (field) =>
      'value' in field &&
      !field.readOnly &&
      field.value.trim() !== '' &&
      !field.closest('[hidden]'),
  )
