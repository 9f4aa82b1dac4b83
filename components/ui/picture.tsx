import { preload } from 'react-dom'
import './picture.css'

/** A picture of content/pictures.yml, with its encoded files. */
export type PictureFacts = {
  alt: string
  width: number
  height: number
  avif: string
  /** The AVIF files of its version for the dark theme. */
  dark?: string | undefined
  fallback: string
  focus?: string | undefined
}

/** The proportions of a frame: picture.css has a rule for each. */
export type Ratio = '1' | '3 / 2'

type Props = {
  picture: PictureFacts
  /** The width of the picture in the layout, as the `sizes` attribute writes it. */
  sizes: string
  /**
   * The width / height of the frame that crops the picture; without it, the picture keeps its own
   * proportions.
   */
  ratio?: Ratio | undefined
  /**
   * Loads the picture at once, and preloads it, because it is on the first screen. `narrow` does so
   * only where it is on the first screen of a narrow page.
   */
  priority?: boolean | 'narrow'
  /** True where the picture says nothing more than the words beside it: its alt is empty. */
  decorative?: boolean
}

const oneColumn = '(max-width: 59.99rem)'

/**
 * The media query of the dark theme, which components/layout/theme-toggle.client.ts changes after a
 * visitor's choice.
 */
const darkQuery = '(prefers-color-scheme: dark)'

/** Lists the preloads of a picture: one for each theme where it has two versions. */
function listPreloads({ avif, dark }: PictureFacts, imageSizes: string, isNarrow = false) {
  const options = { as: 'image', type: 'image/avif', fetchPriority: 'high', imageSizes } as const
  const within = (light?: string) => {
    const media = [isNarrow && oneColumn, light].filter(Boolean).join(' and ')
    return media === '' ? {} : { media }
  }
  if (dark === undefined) return [{ ...options, imageSrcSet: avif, ...within() }]
  return [
    { ...options, imageSrcSet: avif, ...within('(prefers-color-scheme: light)') },
    { ...options, imageSrcSet: dark, ...within(darkQuery) },
  ]
}

export function Picture({ picture, sizes, ratio, priority = false, decorative = false }: Props) {
  const isFirst = priority !== false
  if (isFirst)
    for (const options of listPreloads(picture, sizes, priority === 'narrow'))
      preload(picture.fallback, options)
  return (
    <picture>
      {picture.dark !== undefined && (
        <source
          media={darkQuery}
          type="image/avif"
          srcSet={picture.dark}
          sizes={sizes}
          suppressHydrationWarning
        />
      )}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className="ui-picture"
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        data-decorative={decorative ? '' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        data-ratio={ratio}
        data-focus={picture.focus}
        data-has-dark={picture.dark !== undefined || undefined}
      />
    </picture>
  )
}
