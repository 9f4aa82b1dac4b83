import { testEveryPage } from '../../support/every-page'
import { isExported } from '../../support/exported-pages'

/** The files of the light theme, then those of the dark theme where the picture has some. */
const listSources = (image: Element) =>
  [...(image.closest('picture')?.querySelectorAll('source[type="image/avif"]') ?? [])].reverse()
const listFiles = (srcset: string | null | undefined) =>
  (srcset ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
const readSources = (element: Element | null | undefined, prefix = '') =>
  [`${prefix}srcset`, `${prefix}sizes`].map((name) => element?.getAttribute(name) ?? '').join(' ')

/** The name of a picture in content/pictures.yml, from /images/NAME-HASH-WIDTH.webp. */
const nameOf = (src: string) => /([^/]+)-[0-9a-f]{10}-\d+\.\w+$/.exec(src)?.[1] ?? src

testEveryPage('describes each picture that is not decorative', (page) =>
  [...page.querySelectorAll<HTMLImageElement>('img:not([data-decorative])')]
    .filter((image) => image.alt.trim() === '')
    .map((image) => `alt missing: ${nameOf(image.src)} in content/pictures.yml, or in its article`),
)

/** The four faces of the team. */
const mostFirst = 4

testEveryPage(
  'has the size and the files of its pictures, and preloads those of the first screen',
  function* (page) {
    const images = [...page.querySelectorAll('main picture img')]
    for (const image of images) {
      const src = image.getAttribute('src') ?? ''
      const isSized = ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0)
      if (!isSized) yield `without its size: ${src}`
      // The format for a browser without AVIF.
      if (!src.endsWith('.webp')) yield `not a WebP: ${src}`
      for (const file of [
        src,
        ...listSources(image).flatMap((source) => listFiles(source.getAttribute('srcset'))),
      ])
        if (!isExported(file)) yield `missing: « ${file} »`
    }
    const first = images.filter((image) => image.getAttribute('loading') !== 'lazy')
    if (first.length > mostFirst) yield `${String(first.length)} pictures that do not wait`
    const announced = [...page.querySelectorAll('head link[rel="preload"][as="image"]')]
    const said = announced.map(
      (link) => `${link.getAttribute('media') ?? ''} ${readSources(link, 'image')}`,
    )
    const needed = first.flatMap((image) =>
      listSources(image).map((source, at, { length }) => {
        const light = length > 1 ? `(prefers-color-scheme: ${at === 0 ? 'light' : 'dark'})` : ''
        return `${light} ${readSources(source)}`
      }),
    )
    // A picture rendered twice, for a narrow page and for a wide one, is announced once. That of the
    // error page is not: Next renders this page in every other.
    const once = page.location.pathname === '/404.html' ? [] : [...new Set(needed)]
    if (said.join() !== once.join()) yield `announced: ${said.join()}; first: ${once.join()}`
  },
  ['/404.html'],
)
