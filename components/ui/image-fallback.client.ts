const pictures = '[data-article-image] img'

/** A picture that fails gives way to ours; when ours fails too, its ground colour keeps the place and nothing says « broken ». */
function replace(image: HTMLImageElement, ours: string) {
  if (image.dataset.replaced !== undefined) {
    image.style.visibility = 'hidden'
    return
  }
  image.dataset.replaced = ''
  // Its alt text no longer describes it.
  image.alt = ''
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = ours
}

export function startImageFallback(): void {
  const ours = document.querySelector<HTMLElement>('[data-image-fallback]')?.dataset.imageFallback
  if (ours === undefined) return
  // `error` does not bubble, but can be caught on its way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(pictures)) replace(target, ours)
    },
    true,
  )
  // Those that failed before this script was there.
  for (const image of document.querySelectorAll<HTMLImageElement>(pictures))
    if (image.complete && image.naturalWidth === 0) replace(image, ours)
}
