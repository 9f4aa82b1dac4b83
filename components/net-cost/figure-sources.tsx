type Props = { title: string; origins: readonly string[] }

/** Which texts the figures were read in, and how surely. */
export const Origins = ({ title, origins }: Props) => (
  <div className="origins">
    <h3>{title}</h3>
    <ul className="lines" role="list">
      {origins.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)
