/** The fields that a visitor types into. */
const typedFields =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"], [type="hidden"])'

/** Returns true if a visible, editable field of `root` holds text. */
export const hasTypedInput = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLInputElement>(typedFields)].some(
    (field) => !field.readOnly && field.value.trim() !== '' && !field.closest('[hidden]'),
  )

const isEdited = (field: HTMLInputElement) =>
  /^(?:radio|checkbox)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/**
 * Returns true if a visitor typed or checked something in an island that is not hydrated:
 * afterwards React may also change the default of a field.
 */
export const hasEditedField = (island: ParentNode) =>
  [...island.querySelectorAll<HTMLInputElement>('input, textarea')].some(isEdited)
