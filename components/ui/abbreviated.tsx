import { Fragment } from 'react'

/** What each sigle stands for (content/sigles.ts). */
export type LongForms = Readonly<Record<string, string>>

/** A name, with the long form of each sigle in it that the page does not spell out (WCAG 3.1.4). */
export function Abbreviated({ text, longForms }: { text: string; longForms: LongForms }) {
  const known = new RegExp(String.raw`\b(${Object.keys(longForms).join('|')})\b`)
  // Split on a group: every second part is what it caught.
  return text
    .split(known)
    .map((part, index) => (
      <Fragment key={index}>{longForms[part] === undefined ? part : <abbr title={longForms[part]}>{part}</abbr>}</Fragment>
    ))
}
