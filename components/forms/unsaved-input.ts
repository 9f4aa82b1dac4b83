/** An iframe is the chat. */
const typedFields =
  'iframe, textarea, select, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"], [type="hidden"])'

/** True where a visible field that can be changed holds text. */
export const hasUnsavedInput = () =>
  [...document.querySelectorAll<HTMLInputElement>(typedFields)].some(
    (field) =>
      'value' in field &&
      !field.readOnly &&
      field.value.trim() !== '' &&
      !field.closest('[hidden]'),
  )
