import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactMap, frames, ServiceAreaMap } from '@/components/sections/service-area-map'
import { site } from '@/content/site'
import { territory, type Words } from '@/content/words'

type Degrees = Words['territory']['centre']

/** A unit of the drawing is 100 m. */
const unitsPerKm = 10

const { north, south } = territory.caption
const everyPlace = [...north.places, ...south.places, ...territory.landmarks]
const placed = new Map(
  everyPlace.flatMap(({ name, shortName = name, at }) =>
    [name, shortName].map((each) => [each, at] as const),
  ),
)

/** As the crow flies, in kilometres: the haversine, which knows nothing of our projection. */
function distance(
  [fromLatitude, fromLongitude]: Degrees,
  [toLatitude, toLongitude]: Degrees,
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(toLatitude - fromLatitude) +
    Math.cos(radians(fromLatitude)) *
      Math.cos(radians(toLatitude)) *
      half(toLongitude - fromLongitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

const draw = (element: ReactElement) => new JSDOM(renderToStaticMarkup(element)).window.document

/** What each name of a map says of where it is, in per cent of the toolLabels. */
function namesOn(page: Document) {
  const toolLabels = page.querySelector('style')?.textContent ?? ''
  return [...page.querySelectorAll('[data-place]')].map((place, index) => {
    const [, left, top] =
      new RegExp(`\\[data-place="${String(index)}"\\]\\{left:([\\d.]+)%;top:([\\d.]+)%\\}`).exec(
        toolLabels,
      ) ?? []
    return { name: place.textContent, left: Number(left), top: Number(top) }
  })
}

const maps = [
  ['large', createElement(ServiceAreaMap, { words: territory, ...territory.large, tone: 'paper' })],
  ['small', createElement(ContactMap, { words: territory })],
] as const

describe.each(maps)('the %s map', (size, element) => {
  const page = draw(element)
  const names = namesOn(page)

  test('keeps the true distance between two names', () => {
    const [origin] = names
    expect(names.length).toBeGreaterThan(4)
    for (const { name, left, top } of names.slice(1)) {
      const across = ((left - (origin?.left ?? 0)) / 100) * (frames[size].width / unitsPerKm)
      const down = ((top - (origin?.top ?? 0)) / 100) * (frames[size].height / unitsPerKm)
      const true_ = distance(placed.get(origin?.name ?? '') ?? [0, 0], placed.get(name) ?? [0, 0])
      expect([name, Math.hypot(across, down) / true_]).toEqual([name, expect.closeTo(1, 2)])
    }
  })

  test('has no text in its drawing, and a caption with every name', () => {
    expect(page.querySelectorAll('svg text')).toHaveLength(0)
    for (const hidden of page.querySelectorAll('[aria-hidden]')) hidden.remove()
    const read = page.querySelector('figcaption')?.textContent.toLowerCase()
    const told = names
      .map(({ name }) => name.toLowerCase().replace(/^(le |la |les )/, ''))
      .filter((name) => !name.startsWith('fleuve'))
    for (const name of told) expect(read).toContain(name)
  })
})

test('the small map names the city and the four districts of the specification', () => {
  expect(
    namesOn(draw(maps[1][1]))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...site.towns].sort())
})
