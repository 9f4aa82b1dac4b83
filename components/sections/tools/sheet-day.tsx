type Props = {
  /** What the empty sheet is. */
  empty: string
  /** Before the day on which the filled one is printed. */
  printed: string
}

/** On the right of a sheet's head: components/islands/tools/sheet-day.ts shows the day once the sheet has something to say. */
export function SheetDay({ empty, printed }: Props) {
  return (
    <>
      <span data-sheet="empty">{empty}</span>
      <span data-sheet="printed" hidden>
        {printed} <time />
      </span>
    </>
  )
}
