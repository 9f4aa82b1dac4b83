export type Letter = { to: string; subject: string; lines: readonly { label: string; value: string }[]; message: string }

/** Windows hands a mail program about 2,000 characters of address, and an accent counts for six of them. */
export const mailtoLimit = 1800

const more = ' […]'

/** A lone surrogate, half of an emoji, would make encodeURIComponent throw. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n'))

/** A message ready in the visitor's own mail program. What does not fit is marked « […] »: the field still holds all of it. */
export function mailto({ to, subject, lines, message }: Letter): string {
  const head = lines.map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ' :'} ${value}`).join('\n')
  const start = `mailto:${to}?subject=${encode(subject)}&body=`
  const whole = start + encode(`${head}\n\n${message}`)
  if (whole.length <= mailtoLimit) return whole
  const room = mailtoLimit - encode(more).length
  let href = start
  // By whole characters: an address cut in the middle of one would be refused.
  for (const character of `${head}\n\n${message}`) {
    const next = href + encode(character)
    if (next.length > room) break
    href = next
  }
  return href + encode(more)
}
