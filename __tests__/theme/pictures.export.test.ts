import { everyPage } from '../support/every-page'
import { isExported } from '../support/exported-pages'

/** By day, then in the evening where the scene has one. */
const sourcesOf = (image: Element) => [...(image.closest('picture')?.querySelectorAll('source[type="image/avif"]') ?? [])].reverse()
const filesOf = (srcset: string | null | undefined) => (srcset ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
const wanted = (element: Element | null | undefined, prefix = '') =>
  [`${prefix}srcset`, `${prefix}sizes`].map((name) => element?.getAttribute(name) ?? '').join(' ')

everyPage(
  'says the size and the words of its pictures and has their files; only the first, which its head announces, does not wait',
  function* (page) {
    const images = [...page.querySelectorAll('main picture img')]
    for (const image of images) {
      const src = image.getAttribute('src') ?? ''
      const isSized = ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0)
      if (!isSized || !image.hasAttribute('alt')) yield `without its size or its words: ${src}`
      // What a browser without AVIF takes.
      if (!src.endsWith('.webp')) yield `not a WebP: ${src}`
      for (const file of [src, ...sourcesOf(image).flatMap((source) => filesOf(source.getAttribute('srcset')))])
        if (!isExported(file)) yield `missing: « ${file} »`
    }
    // One that a wide page does not show is lazy there, and the head announces it to phones.
    const first = images.filter((image) => image.getAttribute('fetchpriority') === 'high')
    if (first.length > 1) yield 'two pictures before the others'
    if (images.some((image) => image.getAttribute('loading') !== 'lazy' && !first.includes(image))) yield 'a picture that does not wait'
    const announced = [...page.querySelectorAll('head link[rel="preload"][as="image"]')]
    const said = announced.map((link) => `${link.getAttribute('media') ?? ''} ${wanted(link, 'image')}`)
    const needed = first.flatMap((image) =>
      sourcesOf(image).map((source, at, { length }) => {
        const narrow = image.getAttribute('loading') === 'lazy' ? ['(max-width: 59.99rem)'] : []
        const light = length > 1 ? [`(prefers-color-scheme: ${at === 0 ? 'light' : 'dark'})`] : []
        return `${[...narrow, ...light].join(' and ')} ${wanted(source)}`
      }),
    )
    if (said.join() !== needed.join()) yield `announced: ${said.join()}; first: ${needed.join()}`
  },
)
