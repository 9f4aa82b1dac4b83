/** Windows hands a mail program about 2,000 characters of address. An accent takes six of them. */
export const mailtoLimit = 1800

const ellipsis = ' […]'

/** A lone surrogate, half of an emoji, would make encodeURIComponent throw. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'))

/** As the page shows it: the text of the option that is chosen. */
function readField(field: HTMLInputElement | HTMLSelectElement) {
  const option = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
  return option?.value ? option.text : field.value
}

/** « Votre nom : Lucie ». Nothing for a field without label; a textarea without its own. */
function formatField(field: Element) {
  if (field instanceof HTMLTextAreaElement) return [`\n${field.value}`]
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []

  const label = field.dataset.label ?? field.labels?.[0]?.textContent
  if (!label) return []
  return [`${label}${label.endsWith('?') ? '' : ' :'} ${readField(field)}`]
}

/** An e-mail of which the visitor writes the body. */
export const buildMailto = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/** The questions of a form, and room for the answers. */
export const buildBlankMailto = (email: string, subject: string, questions: readonly string[]) =>
  `${buildMailto(email, subject)}&body=${encode(questions.map((question) => `${question}\n\n`).join(''))}`

/** An e-mail with what a form holds. « […] » takes the place of what does not fit. */
export function buildFilledMailto(form: HTMLFormElement) {
  const build = (body: string) => `${form.action}&body=${encode(body)}`
  const body = [...form.elements].flatMap(formatField).join('\n')
  if (build(body).length <= mailtoLimit) return build(body)

  // By whole characters: an address that ends within one would be refused.
  const characters = Array.from(body).slice(0, mailtoLimit)
  while (build(characters.join('') + ellipsis).length > mailtoLimit) characters.pop()
  return build(characters.join('') + ellipsis)
}
