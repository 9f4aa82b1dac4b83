/** The fields that a visitor types into. */
const typedFields =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"], [type="hidden"])'

/** Returns true if a visible, editable field holds text. */
export const hasTypedInput = () =>
  [...document.querySelectorAll<HTMLInputElement>(typedFields)].some(
    (field) => !field.readOnly && field.value.trim() !== '' && !field.closest('[hidden]'),
  )
