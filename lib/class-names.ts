/** Joins class names, without the empty and false ones. */
export const classNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ')
