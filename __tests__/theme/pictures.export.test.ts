import { describe, expect, it } from '@jest/globals'
import { exportedRoutes, isExported, openExported } from '../support/exported-pages'

const routes = exportedRoutes()

describe('les images', () => {
  it.each(routes)('%s : taille, texte de remplacement, deux formats, et seule la première n’attend pas', (route) => {
    const images = [...openExported(route).querySelectorAll<HTMLImageElement>('main picture img')]
    for (const image of images) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
      expect(image.getAttribute('alt')).not.toBeNull()
      const types = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map((source) => source.type)
      expect(types).toEqual(['image/avif', 'image/webp'])
      for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
        for (const candidate of source.srcset.split(', ')) expect(isExported(candidate.split(' ')[0] ?? '')).toBe(true)
    }
    expect(images.filter((image) => image.getAttribute('loading') !== 'lazy').length).toBeLessThanOrEqual(1)
  })

  it('il y en a', () => {
    expect(routes.flatMap((route) => [...openExported(route).querySelectorAll('main picture')]).length).toBeGreaterThan(60)
  })
})
