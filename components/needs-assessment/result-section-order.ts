import type { Assessment } from '../../lib/assess-needs'

export type SectionName =
  | 'urgentCalls'
  | 'answer'
  | 'printGrid'
  | 'modifiers'
  | 'ways'
  | 'weekGrid'
  | 'week'
  | 'guided'
  | 'unknown'
  | 'caution'

/** Across the top, then what is to be known, then one of two columns. */
export type Area = 'top' | 'middle' | 'column'

/** The sections of a result, in their order. Urgent calls come first; where « Rien ne presse » would be false beside them, they are the result. */
export function sectionsOf({
  result,
  flags,
  guidedBy,
  modifiers,
}: Assessment): Record<Area, SectionName[]> {
  const isUnclear = result === 'unclear'
  const isAnswered = result !== 'noHurry' || flags.length === 0

  const table: Record<Area, readonly (readonly [SectionName, boolean])[]> = {
    top: [
      ['urgentCalls', flags.length > 0],
      ['answer', isAnswered],
      ['printGrid', isUnclear],
    ],
    middle: [
      ['modifiers', modifiers.length > 0],
      ['ways', isAnswered],
      ['weekGrid', isUnclear],
    ],
    column: [
      ['week', true],
      ['guided', guidedBy.length > 0 && !isUnclear],
      ['unknown', true],
      ['caution', true],
    ],
  }

  const shownIn = (area: Area) => table[area].flatMap(([name, isShown]) => (isShown ? [name] : []))
  return { top: shownIn('top'), middle: shownIn('middle'), column: shownIn('column') }
}
