/**
 * Splits a text at the phrases that must not break at their hyphen: « Avez-vous »,
 * « TPZ-1029.MD.A », a telephone number. From 15 characters on, a compound may break.
 */
export const unbreakablePhrases =
  /((?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}|(?=[\p{L}\d.-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)/u
