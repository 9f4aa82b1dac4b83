import { fillIn } from '../../lib/fill-in'

/** The message as it is sent: when to reach its author is its last line. An empty message stays empty, so that it is refused. */
export function withAvailability(message: string, availability: string, line: string): string {
  const when = availability.trim()
  if (when === '' || message.trim() === '') return message
  return `${message.trimEnd()}\n\n${fillIn(line, { text: when })}`
}
