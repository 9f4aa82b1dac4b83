import type { Marked } from '@/content/tools'

export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isStrong }) => (isStrong ? <strong key={text}>{text}</strong> : text))
}
