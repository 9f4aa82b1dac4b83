import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ArticleImage } from '@/components/blog/article-image'
import { PictureFallback } from '@/components/blog/picture-fallback'

const picture = (name: string) => ({
  alt: `Une scène, ${name}`,
  width: 3,
  height: 2,
  avif: `${name}.avif 1w`,
  webp: `${name}.webp 1w`,
  fallback: `/${name}.webp`,
})
const ours = picture('article')

afterEach(cleanup)

const image = () => screen.getByRole<HTMLImageElement>('img')

describe('l’image d’un article', () => {
  it('cède la place à la nôtre dans tous ses formats, sans garder des mots qui ne la décrivent pas', () => {
    const { container } = render(
      <>
        <ArticleImage of={picture('perdue')} sizes="10rem" ratio="1" />
        <PictureFallback of={ours} />
      </>,
    )
    fireEvent.error(image())
    expect(container.querySelector('img')?.getAttribute('src')).toBe(ours.fallback)
    expect(Array.from(container.querySelectorAll('source'), (source) => source.srcset)).toEqual([ours.avif, ours.webp])
    expect(container.querySelector('img')?.alt).toBe('')
  })

  it('disparaît proprement quand la nôtre échoue aussi', () => {
    const { container } = render(
      <>
        <ArticleImage of={{ alt: 'Au loin', remote: 'https://ailleurs.example/a.jpg' }} sizes="10rem" ratio="1" />
        <PictureFallback of={ours} />
      </>,
    )
    const element = container.querySelector('img')
    if (!element) throw new Error('No image')
    expect(element.getAttribute('src')).toBe('https://ailleurs.example/a.jpg')
    expect([element.getAttribute('width'), element.getAttribute('height')]).toEqual(['1200', '800'])
    fireEvent.error(element)
    expect(element.getAttribute('src')).toBe(ours.fallback)
    fireEvent.error(element)
    expect(element.style.visibility).toBe('hidden')
  })

  it('laisse en paix les autres images de la page', () => {
    render(<PictureFallback of={ours} />)
    const element = document.body.appendChild(document.createElement('img'))
    element.src = '/portrait.webp'
    fireEvent.error(element)
    expect(element.getAttribute('src')).toBe('/portrait.webp')
  })
})
