/**
 * Returns the `aria-describedby` of a field: the ids of the notes that it has, in the order of
 * their announcement.
 */
export const joinNoteIds = (id: string, notes: Readonly<Record<string, unknown>>) =>
  Object.keys(notes)
    .filter((name) => notes[name])
    .map((name) => `${id}-${name}`)
    .join(' ') || undefined
