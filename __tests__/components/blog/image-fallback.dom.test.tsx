import { expect, test } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import { ArticleImage } from '@/components/blog/article-image'
import { startImageFallback } from '@/components/blog/image-fallback.client'

const ours = '/images/article-720.webp'
const picture = {
  alt: 'Une scène, perdue',
  width: 3,
  height: 2,
  avif: 'perdue.avif 1w',
  fallback: '/perdue.webp',
  dark: undefined,
  focus: undefined,
}

/**
 * Sets what a browser reports, which jsdom lacks. A lazy picture that was not requested yet is
 * not complete (Chromium 156).
 */
function lazy(src: string, isComplete: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.articleImage = ''
  const image = place.appendChild(document.createElement('img'))
  image.setAttribute('src', src)
  return Object.defineProperties(image, {
    loading: { value: 'lazy' },
    complete: { value: isComplete },
  })
}

test('replaces an article picture that fails, then hides a fallback that fails', () => {
  document.body.dataset.imageFallback = ours
  const failedBefore = lazy('/failed.webp', true)
  const coming = lazy('/coming.webp', false)
  startImageFallback()
  expect(failedBefore.getAttribute('src')).toBe(ours)
  expect(coming.getAttribute('src')).toBe('/coming.webp')

  const { container } = render(
    <>
      <ArticleImage picture={picture} sizes="10rem" ratio="1" />
      <ArticleImage picture={picture} sizes="10rem" ratio="1" />
    </>,
  )
  container.append(Object.assign(document.createElement('img'), { src: '/portrait.webp' }))
  const [first, second, portrait] = container.querySelectorAll('img')
  if (!first || !second || !portrait) throw new Error('No image')
  expect(container.querySelectorAll('source')).toHaveLength(2)
  for (const image of [first, second, portrait]) fireEvent.error(image)
  expect([first, second, portrait].map((image) => image.getAttribute('src'))).toEqual([
    ours,
    ours,
    '/portrait.webp',
  ])
  // The alt text does not describe the fallback.
  expect(first.alt).toBe('')
  expect(container.querySelectorAll('source')).toHaveLength(0)
  fireEvent.error(second)
  expect([first.style.visibility, second.style.visibility]).toEqual(['', 'hidden'])
})
