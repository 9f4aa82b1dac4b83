import type { ArticleBlock } from '@/content/article-text/nodes'
import { InkDrawing } from '../ui/ink-drawing'
import { InlineText } from '../ui/inline-text'
import { RichText } from '../ui/rich-text'
import './article-figure.css'

type Props = Extract<ArticleBlock, { type: 'drawing' }>

function DrawnLines({ drawings, lines }: Pick<Props, 'drawings' | 'lines'>) {
  const List = lines.isOrdered ? 'ol' : 'ul'
  return (
    <List {...(lines.isOrdered && { start: lines.start })}>
      {lines.items.map(({ content }, index) => (
        <li key={index}>
          <InkDrawing name={drawings[index] ?? ''} isOwnSize />
          <span>
            <InlineText text={content} />
          </span>
        </li>
      ))}
    </List>
  )
}

/** A list with one drawing, or with a drawing beside each line, and a caption. */
export function DrawingFigure({ drawings, lines, caption, isCaptionFirst }: Props) {
  const [first = '', ...others] = drawings
  const words = (
    <figcaption>
      <InlineText text={caption} />
    </figcaption>
  )
  return (
    <figure className="article-figure-drawing">
      {isCaptionFirst && words}
      {others.length > 0 ? (
        <DrawnLines drawings={drawings} lines={lines} />
      ) : (
        <>
          <InkDrawing name={first} isOwnSize />
          <RichText nodes={[lines]} />
        </>
      )}
      {!isCaptionFirst && words}
    </figure>
  )
}
