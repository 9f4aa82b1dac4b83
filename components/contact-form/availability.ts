import { fillIn } from '@/lib/fill-in'

/** Adds when to reach its author as the last line. An empty message stays empty: it is refused. */
export function withAvailability(message: string, availability: string, line: string): string {
  const when = availability.trim()
  if (when === '' || message.trim() === '') return message
  return `${message.trimEnd()}\n\n${fillIn(line, { text: when })}`
}
