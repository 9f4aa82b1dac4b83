import type { ArticleBlock } from '@/content/article-text/nodes'
import { InkDrawing } from '../ui/ink-drawing'
import { InlineText } from '../ui/inline-text'
import './article-figure.css'

type Props = Extract<ArticleBlock, { type: 'drawing' }>

/** A list with one drawing, or with a drawing beside each line, and a caption. */
export function DrawingFigure({ drawings, lines, caption, isCaptionFirst }: Props) {
  const [first = '', ...others] = drawings
  const isWhole = others.length === 0
  const List = lines.isOrdered ? 'ol' : 'ul'
  const words = (
    <figcaption>
      <InlineText text={caption} />
    </figcaption>
  )
  return (
    <figure className="article-figure-drawing">
      {isCaptionFirst && words}
      {isWhole && <InkDrawing name={first} isOwnSize />}
      <List {...(lines.isOrdered && { start: lines.start })}>
        {lines.items.map(({ content }, index) => (
          <li key={index}>
            {isWhole ? (
              <InlineText text={content} />
            ) : (
              <>
                <InkDrawing name={drawings[index] ?? ''} isOwnSize />
                <span>
                  <InlineText text={content} />
                </span>
              </>
            )}
          </li>
        ))}
      </List>
      {!isCaptionFirst && words}
    </figure>
  )
}
