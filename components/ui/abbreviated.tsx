import { Fragment } from 'react'
import { sigles } from '@/content/sigles'

const known = new RegExp(String.raw`\b(${Object.keys(sigles).join('|')})\b`)

/** A name, with the long form of each sigle in it that the page does not spell out (WCAG 3.1.4). */
export function Abbreviated({ text }: { text: string }) {
  // Split on a group: every second part is what it caught.
  return text
    .split(known)
    .map((part, index) => <Fragment key={index}>{sigles[part] === undefined ? part : <abbr title={sigles[part]}>{part}</abbr>}</Fragment>)
}
