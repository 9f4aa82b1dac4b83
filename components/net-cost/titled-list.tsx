import type { ReactNode } from 'react'

type Props = {
  className: string
  title: string
  items: readonly string[]
  children?: ReactNode
}

export const TitledList = ({ className, title, items, children }: Props) => (
  <div className={className}>
    <h3>{title}</h3>
    <ul className="divided-list" role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    {children}
  </div>
)
