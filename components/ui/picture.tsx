import { preload } from 'react-dom'
import './picture.css'

/** A picture as the content knows it: its AVIF at every width, one WebP, its real size, its words and what a crop keeps of it. */
export type PictureFacts = {
  alt: string
  width: number
  height: number
  avif: string
  /** The same scene after dusk, where there is one. */
  dusk?: string | undefined
  fallback: string
  focus?: string | undefined
}

/** picture.css has a rule for each. */
export type Ratio = '1' | '3 / 2'

type Props = {
  of: PictureFacts
  /** The width that the layout gives it, as in the `sizes` attribute. */
  sizes: string
  /** width / height of the frame that crops it; its own proportions otherwise. */
  ratio?: Ratio | undefined
  /** The first picture of a page: fetched at once. The others wait until they come near. 'narrow': only where one column shows it. */
  first?: boolean | 'narrow'
  /** A picture that says nothing more than the words beside it. */
  decorative?: boolean
}

/** Where a page has one column, in the terms of a window: larger letters may keep one on a wider screen, where the picture then waits. */
const oneColumn = '(max-width: 59.99rem)'

/** components/start/light.ts changes it where the visitor has chosen. */
const evening = '(prefers-color-scheme: dark)'

export function Picture({ of: picture, sizes, ratio, first = false, decorative = false }: Props) {
  // The head of the page says which picture comes first.
  if (first !== false) {
    const early = (imageSrcSet: string, ...conditions: (string | false)[]) => {
      const media = conditions.filter((condition) => condition !== false).join(' and ')
      preload(picture.fallback, {
        as: 'image',
        imageSrcSet,
        imageSizes: sizes,
        type: 'image/avif',
        fetchPriority: 'high',
        ...(media !== '' && { media }),
      })
    }
    const narrow = first === 'narrow' && oneColumn
    early(picture.avif, narrow, picture.dusk !== undefined && '(prefers-color-scheme: light)')
    if (picture.dusk !== undefined) early(picture.dusk, narrow, evening)
  }
  return (
    <picture>
      {picture.dusk !== undefined && (
        <source media={evening} type="image/avif" srcSet={picture.dusk} sizes={sizes} suppressHydrationWarning />
      )}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className="ui-picture"
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        // A picture that is not displayed is fetched all the same, unless it is lazy.
        loading={first === true ? undefined : 'lazy'}
        fetchPriority={first === false ? undefined : 'high'}
        decoding="async"
        data-ratio={ratio}
        data-focus={picture.focus}
        data-lamp={picture.dusk !== undefined || undefined}
      />
    </picture>
  )
}
