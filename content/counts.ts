const numbers = (
  'zéro un deux trois quatre cinq six sept huit neuf dix ' +
  'onze douze treize quatorze quinze seize'
).split(' ')

/** Writes a number in words (« neuf »), or in digits above sixteen. */
export const spellNumber = (count: number) => numbers[count] ?? String(count)

const countNoun = (count: number, noun: string, one: string) =>
  count === 1 ? `${one} ${noun}` : `${spellNumber(count)} ${noun}s`

/**
 * Describes the team by the titles of its advisors (content/schema/team.ts): « trois conseillères
 * et un conseiller ».
 */
export function describeTeam(roles: readonly string[]) {
  const women = roles.filter((role) => /^(Présidente|Conseillère)(?!\p{L})/u.test(role)).length
  const men = roles.length - women

  return [
    women > 0 && countNoun(women, 'conseillère', 'une'),
    men > 0 && countNoun(men, 'conseiller', 'un'),
  ]
    .filter(Boolean)
    .join(' et ')
}
