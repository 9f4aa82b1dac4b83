import type { ArticleImage as ImageFacts } from '@/content/articles'
import { Picture } from '../ui/picture'
import { PictureImage } from '../ui/picture.styles'

type Props = { of: ImageFacts; sizes: string; ratio: string; first?: boolean; decorative?: boolean }

/** The picture of an article, ours or at a remote address; components/blog/picture-fallback.tsx replaces the one that does not come. */
export function ArticleImage({ of: image, sizes, ratio, first = false, decorative = false }: Props) {
  return (
    <div className="shot" data-article-image>
      {'remote' in image ? (
        <PictureImage
          src={image.remote}
          width={1200}
          height={800}
          alt={decorative ? '' : image.alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          $color="var(--tint-peach)"
          $ratio={ratio}
        />
      ) : (
        <Picture of={image} sizes={sizes} ratio={ratio} first={first} decorative={decorative} />
      )}
    </div>
  )
}
