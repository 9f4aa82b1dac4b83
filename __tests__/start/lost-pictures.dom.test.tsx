import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { ArticleImage } from '@/components/blog/article-image'
import { replaceLostPictures } from '@/components/start/lost-pictures'

const ours = '/images/article-720.webp'

const picture = {
  alt: 'Une scène, perdue',
  width: 3,
  height: 2,
  avif: 'perdue.avif 1w',
  fallback: '/perdue.webp',
}

/** As a browser tells it; jsdom knows nothing of it. A lazy picture that nobody has asked for yet is not complete (Chromium 156). */
function lazy(src: string, isComplete: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.articleImage = ''
  const image = place.appendChild(document.createElement('img'))
  image.setAttribute('src', src)
  return Object.defineProperties(image, { loading: { value: 'lazy' }, complete: { value: isComplete } })
}

function show(element: React.ReactElement) {
  const image = render(element).container.querySelector('img')
  if (!image) throw new Error('No image')
  return image
}

let failed: HTMLImageElement
let coming: HTMLImageElement

// Once, as on a page: the script listens to the whole document for its whole life.
beforeAll(() => {
  document.body.dataset.lostPicture = ours
  failed = lazy('/failed.webp', true)
  coming = lazy('/coming.webp', false)
  replaceLostPictures()
})
afterEach(cleanup)

describe('the picture of an article', () => {
  test('gives way to ours, and keeps no words that do not describe it', () => {
    const image = show(<ArticleImage of={picture} sizes="10rem" ratio="1" />)
    expect(image.parentElement?.querySelectorAll('source')).toHaveLength(1)
    fireEvent.error(image)
    expect(image.getAttribute('src')).toBe(ours)
    expect(image.parentElement?.querySelectorAll('source')).toHaveLength(0)
    expect(image.alt).toBe('')
  })

  test('leaves its ground colour alone when ours fails too', () => {
    const image = show(<ArticleImage of={{ alt: 'Au loin', remote: 'https://ailleurs.example/a.jpg' }} sizes="10rem" ratio="1" />)
    expect(image.getAttribute('src')).toBe('https://ailleurs.example/a.jpg')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
    fireEvent.error(image)
    expect(image.getAttribute('src')).toBe(ours)
    expect(image.style.visibility).toBe('')
    fireEvent.error(image)
    expect(image.style.visibility).toBe('hidden')
  })

  test('gives way when it failed before the script came, and not while it comes', () => {
    expect(failed.getAttribute('src')).toBe(ours)
    expect(coming.getAttribute('src')).toBe('/coming.webp')
  })
})

test('the other pictures of the page are left alone', () => {
  const image = document.body.appendChild(document.createElement('img'))
  image.setAttribute('src', '/portrait.webp')
  fireEvent.error(image)
  expect(image.getAttribute('src')).toBe('/portrait.webp')
})
