/**
 * Windows passes at most about 2,000 characters of an address to a mail program. An accented letter
 * takes six of them.
 */
export const mailtoLimit = 1800

const ellipsis = ' […]'

/** Encodes a text of fields, whose line breaks \n become the line breaks of an e-mail. */
const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

type AnswerField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Reads a field as the page shows it: for a select, the text of the chosen option. */
function readField(field: HTMLInputElement | HTMLSelectElement) {
  const option = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
  return option?.value ? option.text : field.value
}

/**
 * Formats a field as « Votre nom : Lucie »: a field without a label gives nothing, and a textarea
 * gives its text without the label.
 */
function formatField(field: AnswerField) {
  if (field instanceof HTMLTextAreaElement) return [`\n${field.value}`]
  const label = field.dataset.label ?? field.labels?.[0]?.textContent
  if (!label) return []
  return [`${label}${label.endsWith('?') ? '' : ' :'} ${readField(field)}`]
}

/** Builds the address of an e-mail whose body the visitor writes. */
export const buildMailto = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/**
 * Builds the address of an e-mail with the values of a form. « […] » replaces what does not fit.
 */
export function buildFilledMailto(form: HTMLFormElement) {
  const build = (body: string) => `${form.action}&body=${encode(body)}`
  // A radio button that is not chosen is no answer.
  const fields = form.querySelectorAll<AnswerField>(
    'input:not([type=radio]), input:checked, select, textarea',
  )
  const body = [...fields].flatMap(formatField).join('\n')
  if (build(body).length <= mailtoLimit) return build(body)

  // Cutting by whole characters avoids half a surrogate pair, which mail programs refuse.
  const characters = Array.from(body).slice(0, mailtoLimit)
  while (build(characters.join('') + ellipsis).length > mailtoLimit) characters.pop()
  return build(characters.join('') + ellipsis)
}
