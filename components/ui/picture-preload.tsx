'use client'

import { preload } from 'react-dom'

type Props = { avif: string; fallback: string; sizes: string }

/**
 * Has the head of the page say which picture comes first. In the browser's code, because a page that is fetched ahead brings what its server
 * components preload: whoever only moved through the menu would fetch the large picture of each page.
 */
export function PicturePreload({ avif, fallback, sizes }: Props) {
  preload(fallback, { as: 'image', imageSrcSet: avif, imageSizes: sizes, type: 'image/avif', fetchPriority: 'high' })
  return null
}
