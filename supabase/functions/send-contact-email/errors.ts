// Told apart by their shape: under jest, Node's own errors come from another realm and are no instances of this one's Error.
const property = (error: unknown, name: 'code' | 'message' | 'name') => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : undefined
}

const codeOf = (error: unknown) => property(error, 'code')

export const messageOf = (error: unknown) => property(error, 'message') ?? ''

/** What may be written down about a failure. Messages often quote what they failed on; only our own are kept. */
export function kindOf(error: unknown) {
  const name = property(error, 'name') ?? 'inconnu'
  if (name === 'MailError') return messageOf(error)
  if (name === 'DeadlineError') return 'délai dépassé'
  const code = codeOf(error)
  return code !== undefined && /^\w{1,40}$/.test(code) ? code : name
}
