import type { ArticleImage as ImageFacts } from '@/content/articles'
import { Picture, type Ratio } from '../ui/picture'
import './article-image.css'

type Props = {
  image: ImageFacts
  sizes: string
  ratio: Ratio
  priority?: boolean
  decorative?: boolean
}

/**
 * The picture of an article, local or remote. components/ui/image-fallback.client.ts replaces one
 * that fails to load.
 */
export function ArticleImage({ image, sizes, ratio, priority = false, decorative = false }: Props) {
  return (
    <div data-article-image>
      {'remote' in image ? (
        <picture>
          <img
            className="ui-picture"
            src={image.remote}
            width={1200}
            height={800}
            alt={decorative ? '' : image.alt}
            data-decorative={decorative ? '' : undefined}
            loading={priority ? undefined : 'lazy'}
            decoding="async"
            referrerPolicy="no-referrer"
            data-ratio={ratio}
          />
        </picture>
      ) : (
        <Picture
          picture={image}
          sizes={sizes}
          ratio={ratio}
          priority={priority}
          decorative={decorative}
        />
      )}
    </div>
  )
}
