/** What an element is by itself, and what stands around it asks of it. */
export const classNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ')
