type Props = { label: string; day: { text: string; iso: string } }

/** The day on which the words of a page were last revised. */
export const UpdatedOn = ({ label, day: { text, iso } }: Props) => (
  <p className="small soft">
    {label} <time dateTime={iso}>{text}</time>
  </p>
)
