type Props = {
  className?: string
  title: string
  items: readonly string[]
}

export const TitledList = ({ className, title, items }: Props) => (
  <div className={className}>
    <h3>{title}</h3>
    <ul className="divided-list" role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)
