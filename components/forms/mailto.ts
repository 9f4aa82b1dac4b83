/**
 * Windows passes at most about 2,000 characters of an address to a mail program. An accented letter
 * takes six of them.
 */
export const mailtoLimit = 1800

const ellipsis = ' […]'

/** Encodes a text of fields, whose line breaks \n become the line breaks of an e-mail. */
const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** Reads a field as the page shows it: for a select, the text of the chosen option. */
function readField(field: HTMLInputElement | HTMLSelectElement) {
  const option = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
  return option?.value ? option.text : field.value
}

/**
 * Formats a field as « Votre nom : Lucie »: a field without a label gives nothing, and a textarea
 * gives its text without the label.
 */
function formatField(field: Element) {
  if (field instanceof HTMLTextAreaElement) return [`\n${field.value}`]
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []

  const label = field.dataset.label ?? field.labels?.[0]?.textContent
  if (!label) return []
  return [`${label}${label.endsWith('?') ? '' : ' :'} ${readField(field)}`]
}

/** Builds the address of an e-mail whose body the visitor writes. */
export const buildMailto = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/** Builds the address of an e-mail with the questions of a form and room for the answers. */
export function buildBlankMailto(email: string, subject: string, questions: readonly string[]) {
  const body = questions.map((question) => `${question}\n\n`).join('')
  return `${buildMailto(email, subject)}&body=${encode(body)}`
}

/**
 * Builds the address of an e-mail with the values of a form. « […] » replaces what does not fit.
 */
export function buildFilledMailto(form: HTMLFormElement) {
  const build = (body: string) => `${form.action}&body=${encode(body)}`
  const body = [...form.elements].flatMap(formatField).join('\n')
  if (build(body).length <= mailtoLimit) return build(body)

  // Cutting by whole characters avoids half a surrogate pair, which mail programs refuse.
  const characters = Array.from(body).slice(0, mailtoLimit)
  while (build(characters.join('') + ellipsis).length > mailtoLimit) characters.pop()
  return build(characters.join('') + ellipsis)
}
