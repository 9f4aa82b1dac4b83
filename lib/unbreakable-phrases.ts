/**
 * Matches the phrases that must not break at their hyphen, so that a text can be split at them: «
 * Avez-vous », « TPZ-1029.MD.A », a phone number. A compound of 15 characters or more may break.
 */
export const unbreakablePhrases =
  /((?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}|(?=[\p{L}\d.-]{3,14}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)/u
