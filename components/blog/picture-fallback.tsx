'use client'

import { useEffect } from 'react'
import type { Picture } from '@/content/pictures'

const pictures = '[data-article-image] img'

/** A picture that fails gives way to ours; when ours fails too, its ground colour keeps the place and nothing says « broken ». */
function replace(image: HTMLImageElement, fallback: Picture) {
  if (image.dataset.replaced !== undefined) {
    image.style.visibility = 'hidden'
    return
  }
  image.dataset.replaced = ''
  // It no longer shows what its words say.
  image.alt = ''
  for (const source of image.parentElement?.querySelectorAll('source') ?? [])
    source.srcset = source.type === 'image/avif' ? fallback.avif : fallback.webp
  image.src = fallback.fallback
}

/** One listener for all the cards, those that come later included: `error` does not bubble but can be captured on its way down. */
export function PictureFallback({ of: fallback }: { of: Picture }) {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches(pictures)) replace(target, fallback)
    }
    document.addEventListener('error', onError, true)
    // Those that failed before this script was there.
    for (const image of document.querySelectorAll<HTMLImageElement>(pictures))
      if (image.complete && image.naturalWidth === 0) replace(image, fallback)
    return () => {
      document.removeEventListener('error', onError, true)
    }
  }, [fallback])

  return null
}
