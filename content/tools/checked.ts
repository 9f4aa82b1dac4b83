type Checkable = { checkedOn?: { text: string; iso: string } | undefined }

/** The oldest check of a list, once a person has made every one of them; a date beside a list of which a part was checked would be a lie. */
export function checkedSince(list: readonly Checkable[]): { text: string; iso: string } | undefined {
  const [first, ...others] = list.map(({ checkedOn }) => checkedOn)
  return others.reduce((oldest, day) => (oldest && day ? (day.iso < oldest.iso ? day : oldest) : undefined), first)
}
