import type { InlineContent } from '@/lib/rich-text'
import type { Link } from '@/content/schema/parts'
import { classNames } from '@/lib/class-names'
import { InkDrawing } from '../ui/ink-drawing'
import { InlineText } from '../ui/inline-text'
import { TapLink } from '../ui/site-link'
import './drawn-links.css'

type Props = {
  items: readonly { drawing?: string; link: Link; text: InlineContent }[]
  /** Makes columns of a wide page. */
  columns?: 2 | 3
}

/** A list of links, each with a line that says what it leads to, and some with a small drawing. */
export const DrawnLinks = ({ items, columns }: Props) => (
  <ul
    className={classNames('drawn-links divided-list top-rule', columns && 'wide-columns')}
    data-columns={columns}
    role="list"
  >
    {items.map(({ drawing, link, text }) => (
      <li key={link.href} className={drawing && 'drawn-links-drawn even-strokes'}>
        {drawing !== undefined && <InkDrawing name={drawing} />}
        <div>
          <strong>
            <TapLink {...link} />
          </strong>
          <p className="muted among-words">
            <InlineText text={text} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
