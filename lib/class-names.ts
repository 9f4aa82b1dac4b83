/** Joins the names that apply. */
export const classNames = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ')
