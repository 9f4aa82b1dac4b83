import { preload } from 'react-dom'
import { darkQuery } from '@/lib/dark-query'
import './picture.css'

/** A picture with its encoded files. */
export type PictureSource = {
  alt: string
  width: number
  height: number
  avif: string
  /** The AVIF files of its version for the dark theme. */
  dark?: string | undefined
  /** How the dark theme shows it, as picture.css reads it; otherwise dimmed. */
  evening?: 'version' | 'scene' | undefined
  fallback: string
  focus?: string | undefined
}

/** The proportions of a frame: picture.css has a rule for each. */
export const ratios = ['1', '3 / 2'] as const
type Ratio = (typeof ratios)[number]

type Props = {
  picture: PictureSource
  /** The width of the picture in the layout, as the `sizes` attribute writes it. */
  sizes: string
  /**
   * The width / height of the frame that crops the picture; without it, the picture keeps its own
   * proportions.
   */
  ratio?: Ratio | undefined
  /**
   * Loads the picture at once, and preloads it, because it is on the first screen. `noPreload` is
   * for the error page, which Next renders in every other: each would preload its picture.
   */
  priority?: boolean | 'noPreload'
  /** True where the picture says nothing more than the words beside it: its alt is empty. */
  isDecorative?: boolean
}

/** Lists the preloads of a picture: one for each theme where it has two versions. */
function listPreloads({ avif, dark }: PictureSource, imageSizes: string) {
  const files =
    dark === undefined ? { '': avif } : { '(prefers-color-scheme: light)': avif, [darkQuery]: dark }
  return Object.entries(files).map(
    ([media, imageSrcSet]) =>
      ({
        as: 'image',
        type: 'image/avif',
        fetchPriority: 'high',
        imageSizes,
        imageSrcSet,
        ...(media !== '' && { media }),
      }) as const,
  )
}

export function Picture({ picture, sizes, ratio, priority = false, isDecorative }: Props) {
  const { alt, width, height, avif, dark, evening, fallback, focus } = picture
  const isFirst = priority !== false
  if (isFirst && priority !== 'noPreload')
    for (const options of listPreloads(picture, sizes)) preload(fallback, options)
  return (
    <picture>
      {dark !== undefined && (
        <source
          media={darkQuery}
          type="image/avif"
          srcSet={dark}
          sizes={sizes}
          suppressHydrationWarning
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className="picture"
        src={fallback}
        width={width}
        height={height}
        alt={isDecorative ? '' : alt}
        data-decorative={isDecorative ? '' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        data-ratio={ratio}
        data-focus={focus}
        data-evening={evening}
      />
    </picture>
  )
}
