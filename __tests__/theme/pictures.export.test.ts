import { describe, expect, it } from '@jest/globals'
import { exportedRoutes, isExported, openExported } from '../support/exported-pages'

const routes = exportedRoutes()

describe('les images', () => {
  it.each(routes)(
    '%s : taille, texte de remplacement, tous ses fichiers; seule la première n’attend pas, et la tête de la page l’annonce',
    (route) => {
      const page = openExported(route)
      const images = [...page.querySelectorAll<HTMLImageElement>('main picture img')]
      for (const image of images) {
        expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
        expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
        expect(image.getAttribute('alt')).not.toBeNull()
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        expect(sources.map(({ type }) => type)).toEqual(['image/avif'])
        // What a browser without AVIF takes.
        expect(image.src).toMatch(/\.webp$/)
        const files = sources.flatMap(({ srcset }) => srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
        for (const file of [image.getAttribute('src') ?? '', ...files]) expect([file, isExported(file)]).toEqual([file, true])
      }
      // One that a wide page does not show is lazy there, and the head announces it to phones.
      const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high')
      expect(first.length).toBeLessThanOrEqual(1)
      expect(images.filter((image) => image.getAttribute('loading') !== 'lazy' && !first.includes(image))).toEqual([])
      const announced = [...page.querySelectorAll('head link[rel="preload"][as="image"]')]
      expect(announced.map((link) => link.getAttribute('media'))).toEqual(
        first.map((image) => (image.getAttribute('loading') === 'lazy' ? '(max-width: 59.99rem)' : null)),
      )
      const wanted = (element: Element | null | undefined, prefix: string) =>
        [`${prefix}srcset`, `${prefix}sizes`].map((name) => element?.getAttribute(name))
      expect(announced.map((link) => wanted(link, 'image'))).toEqual(
        first.map((image) => wanted(image.closest('picture')?.querySelector('source[type="image/avif"]'), '')),
      )
    },
  )

  it('il y en a', () => {
    expect(routes.flatMap((route) => [...openExported(route).querySelectorAll('main picture')]).length).toBeGreaterThan(60)
  })
})
