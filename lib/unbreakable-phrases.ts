const maxLength = 14

const phoneNumber = String.raw`(?:1\u00A0)?\d{3}\u00A0\d{3}-\d{4}`
const phoneNumbers = new RegExp(`(${phoneNumber})`)

/** Splits a text at its phone numbers, which it keeps: they have the odd places. */
export const splitAtPhoneNumbers = (text: string) => text.split(phoneNumbers)

/**
 * Matches a phone number or a whole compound: « Avez-vous », « TPZ-1029.MD.A ». A match never
 * begins inside of a word, because it takes the longest run of letters from the left.
 */
export const hyphenatedPhrases = new RegExp(
  String.raw`(${phoneNumber}|[\p{L}\d]+(?:-[\p{L}\d]+(?:\.[\p{L}\d]+)*)+)`,
  'u',
)

/** A longer compound may break at its hyphens. */
export const isUnbreakable = (phrase: string) => phrase.length <= maxLength
