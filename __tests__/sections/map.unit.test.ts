import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactMap } from '@/components/sections/contact-band'
import { frames, LargeTerritory, MediumTerritory, project, ServiceCircle, TerritoryMap } from '@/components/sections/territory'
import { site } from '@/content/site'
import { territory } from '@/content/territory'
import type { Place } from '@/content/territory-schema'

type Degrees = Place['at']

/** A unit of the drawing is 100 m. */
const unitsPerKm = 10

const { north, south } = territory.caption
const everyPlace = [...north.places, ...south.places, ...territory.landmarks]
const placed = new Map(everyPlace.flatMap(({ name, shortName = name, at }) => [name, shortName].map((each) => [each, at] as const)))

/** As the crow flies, in kilometres: the haversine, which knows nothing of our projection. */
function distance([fromLatitude, fromLongitude]: Degrees, [toLatitude, toLongitude]: Degrees): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(toLatitude - fromLatitude) + Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * half(toLongitude - fromLongitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

const draw = (element: ReactElement) => new JSDOM(renderToStaticMarkup(element)).window.document

/** What each name of a map says of where it is, in per cent of the sheet. */
function namesOn(page: Document) {
  const rules = new Map(
    Array.from(
      page.querySelector('style')?.textContent.matchAll(/\[data-place="(\d+)"\]\{left:([\d.]+)%;top:([\d.]+)%\}/g) ?? [],
      (rule) => [rule[1] ?? '', { left: Number(rule[2]), top: Number(rule[3]) }],
    ),
  )
  return [...page.querySelectorAll('[data-place]')].map((place) => ({
    name: place.textContent,
    ...(rules.get(place.getAttribute('data-place') ?? '') ?? { left: NaN, top: NaN }),
  }))
}

const sizes = ['large', 'medium', 'small'] as const

describe('la carte du territoire', () => {
  test.each(sizes)('%s : la distance entre deux noms, mesurée sur le dessin, est la vraie', (size) => {
    const frame = frames[size]
    const names = namesOn(draw(createElement(TerritoryMap, { words: territory, size })))
    expect(names.length).toBeGreaterThan(4)
    const [origin] = names
    for (const { name, left, top } of names.slice(1)) {
      const across = ((left - (origin?.left ?? 0)) / 100) * (frame.width / unitsPerKm)
      const down = ((top - (origin?.top ?? 0)) / 100) * (frame.height / unitsPerKm)
      const true_ = distance(placed.get(origin?.name ?? '') ?? [0, 0], placed.get(name) ?? [0, 0])
      expect([name, Math.hypot(across, down) / true_]).toEqual([name, expect.closeTo(1, 2)])
    }
  })

  test('le cercle fait le rayon de content/site.yml, à l’échelle, autour du centre; ses mots disent le même nombre', () => {
    const { centre, large } = territory
    const page = draw(createElement(ServiceCircle, { centre, radius: site.serviceRadiusMetres, label: large.circle.radius }))
    const [x, y] = project(centre)
    const circles = [...page.querySelectorAll('circle')]
    expect(circles.length).toBeGreaterThan(1)
    const km = site.serviceRadiusMetres / 1000
    for (const circle of circles) {
      const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(circle.getAttribute(name)))
      expect([cx, cy]).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)])
      for (const bearing of [0, 45, 90, 135, 180, 225, 270, 315]) {
        const [dx, dy] = [Math.sin((bearing * Math.PI) / 180) * r, Math.cos((bearing * Math.PI) / 180) * r]
        // From the drawing back to the globe: what a unit is worth, read between two drawn degrees.
        const [[ox, oy], [ux, uy]] = [project([0, 0]), project([1, 1])]
        const rim: Degrees = [(cy - dy - oy) / (uy - oy), (cx + dx - ox) / (ux - ox)]
        expect(distance(centre, rim) / km).toBeCloseTo(1, 1.5)
      }
    }
    expect(large.circle.radius).toBe(`${km}\u00A0km`)
    expect(large.circle.text).toContain(`${km}\u00A0km`)
    expect(territory.medium.text).toContain(`${km}\u00A0km`)
  })

  test.each([
    ['large', createElement(LargeTerritory, { words: territory, radius: site.serviceRadiusMetres })],
    ['medium', createElement(MediumTerritory, { words: territory })],
    ['small', createElement(ContactMap, { words: territory })],
  ])('%s : le dessin n’a pas de mots, et la légende dit tout ce que la carte nomme', (_, element) => {
    const page = draw(element)
    expect(page.querySelectorAll('svg text')).toHaveLength(0)
    const drawn = namesOn(page).map(({ name }) => name.replace(/^(le |la |les )/, ''))
    expect(drawn.length).toBeGreaterThan(4)
    for (const hidden of page.querySelectorAll('[aria-hidden]')) hidden.remove()
    const read = page.querySelector('figcaption')?.textContent ?? ''
    for (const name of drawn.filter((each) => each !== 'fleuve Saint-Laurent')) expect(read.toLowerCase()).toContain(name.toLowerCase())
  })

  test('la petite carte nomme la ville et les quatre secteurs de la spécification', () => {
    const names = namesOn(draw(createElement(TerritoryMap, { words: territory, size: 'small' }))).map(({ name }) => name)
    expect(names.sort()).toEqual([...site.towns].sort())
  })
})
