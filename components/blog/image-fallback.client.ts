const pictures = '[data-article-image] img'

/** Shows the fallback, or the background alone when that fails too. */
function replace(image: HTMLImageElement, fallback: string) {
  if (image.dataset.replaced !== undefined) {
    image.style.visibility = 'hidden'
    return
  }
  image.dataset.replaced = ''
  // The alt text describes the picture that failed, so it is emptied.
  image.alt = ''
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = fallback
}

export function startImageFallback() {
  const fallback =
    document.querySelector<HTMLElement>('[data-image-fallback]')?.dataset.imageFallback
  if (fallback === undefined) return
  // `error` does not bubble, so it is captured.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(pictures)) replace(target, fallback)
    },
    true,
  )
  // Some pictures may have failed before this script ran.
  for (const image of document.querySelectorAll<HTMLImageElement>(pictures))
    if (image.complete && image.naturalWidth === 0) replace(image, fallback)
}
