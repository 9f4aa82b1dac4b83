type Props = {
  words: { checked: string; written: string }
  /** The day on which a person made every check; without it, nothing is claimed. */
  checkedOn: { text: string; iso: string } | undefined
  writtenOn: { text: string; iso: string }
}

/** « Vérifié le », once somebody has; until then the day of the text itself. */
export function Dated({ words, checkedOn, writtenOn }: Props) {
  const day = checkedOn ?? writtenOn
  return (
    <>
      {checkedOn ? words.checked : words.written} <time dateTime={day.iso}>{day.text}</time>
    </>
  )
}
