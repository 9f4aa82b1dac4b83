import type { SectionProps } from './result-sections'

/** A fork in the road, drawn with one branch above each option. */
function ForkDrawing({ titles }: { titles: readonly string[] }) {
  return (
    <svg className="fork screen-only" aria-hidden="true">
      <line x1="50%" x2="50%" y1="6" y2="42" strokeWidth="11" strokeDasharray="0.1 17.9" />
      {titles.map((title, index) => {
        const x = `${String((100 * (index + 0.5)) / titles.length)}%`
        return (
          <g key={title}>
            <line x1="50%" x2={x} y1="58" y2="58" pathLength="15" />
            <line x1={x} x2={x} y1="58" y2="82" pathLength="2.01" />
          </g>
        )
      })}
    </svg>
  )
}

/** The options that a result offers, with equal detail. */
export function OptionsSection({ result: { ways, waysTitle }, whoPays }: SectionProps) {
  const Title = waysTitle === undefined ? 'h3' : 'h4'

  return (
    <>
      {waysTitle !== undefined && <h3>{waysTitle}</h3>}
      <ForkDrawing titles={ways.map(({ title }) => title)} />
      <div className="result-options">
        {ways.map(({ kind, title, text }) => (
          <div key={title} className="ruled">
            <Title>{title}</Title>
            <p>{text}</p>
            {kind === 'residence' && <p className="payer fine-print">{whoPays}</p>}
          </div>
        ))}
      </div>
    </>
  )
}
