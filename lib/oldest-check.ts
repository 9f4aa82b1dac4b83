import type { Day } from '@/content/schema/fields'

/**
 * Returns the oldest check of a list, once a person has checked all of it: a date beside a list
 * checked in part would be false.
 */
export function findOldestCheck(list: readonly { checkedOn?: Day | undefined }[]) {
  const days = list.flatMap(({ checkedOn }) => checkedOn ?? [])
  return days.length === list.length
    ? days.sort((a, b) => a.iso.localeCompare(b.iso))[0]
    : undefined
}
