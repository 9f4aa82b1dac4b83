import { InlineText } from './inline-text'
import { classNames } from '@/lib/class-names'

export const TermList = ({
  items,
  className,
}: {
  items: readonly { title: string; text: string }[]
  className?: string | undefined
}) => (
  <dl className={classNames('divided-list top-rule', className)}>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt>
          <strong>{title}</strong>
        </dt>
        <dd>
          <InlineText text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
