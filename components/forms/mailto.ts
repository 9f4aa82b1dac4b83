/** Windows hands a mail program about 2,000 characters of address, and an accent counts for six of them. */
export const mailtoLimit = 1800

const more = ' […]'

/** A lone surrogate, half of an emoji, would make encodeURIComponent throw. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'))

function formatFields(form: HTMLFormElement): string {
  const lines = [...form.elements].flatMap((field) => {
    if (field instanceof HTMLTextAreaElement) return [`\n${field.value}`]
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
    const label = field.dataset.label ?? field.labels?.[0]?.textContent ?? ''
    if (label === '') return []
    const value =
      field instanceof HTMLSelectElement && field.value !== ''
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value
    return [`${label}${label.endsWith('?') ? '' : ' :'} ${value}`]
  })
  return lines.join('\n')
}

/** To whom, and about what: what a form of ours leads to by itself, and what a letter begins with. */
export const buildMailto = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`

/** The questions of a form, and room for the answers. */
export const buildBlankMailto = (email: string, subject: string, questions: readonly string[]) =>
  `${buildMailto(email, subject)}&body=${encode(questions.map((question) => `${question}\n\n`).join(''))}`

/** An e-mail with what a form holds, ready in the visitor's own mail program. « […] » stands for what does not fit: the field still holds all of it. */
export function buildFilledMailto(form: HTMLFormElement): string {
  const hrefOf = (text: string) => `${form.action}&body=${encode(text)}`
  const text = formatFields(form)
  if (hrefOf(text).length <= mailtoLimit) return hrefOf(text)
  // By whole characters: an address cut in the middle of one would be refused.
  const characters = Array.from(text).slice(0, mailtoLimit)
  while (hrefOf(characters.join('') + more).length > mailtoLimit) characters.pop()
  return hrefOf(characters.join('') + more)
}
