/**
 * Matches what must not break at its hyphen: « Avez-vous », « TPZ-1029.MD.A », a phone number, but
 * no compound of 15 characters or more.
 */
export const unbreakablePhrases =
  /((?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}|(?=[\p{L}\d.-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)/u
