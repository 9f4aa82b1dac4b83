import type { Marked } from '@/content/tools'

/** A sentence of which a part stands out. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))
}
