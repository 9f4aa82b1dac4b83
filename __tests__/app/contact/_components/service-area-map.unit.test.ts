import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { frame, ServiceAreaMap } from '@/app/contact/_components/service-area-map'
import { territory, type Words } from '@/content/words'

type Degrees = Words['territory']['centre']

/** A unit of the drawing is 100 m. */
const unitsPerKm = 10

const { north, south } = territory.caption
const places = new Map(
  [...north.places, ...south.places, ...territory.landmarks].map(({ name, at }) => [name, at]),
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

const page = new JSDOM(renderToStaticMarkup(createElement(ServiceAreaMap))).window.document
const rules = page.querySelector('style')?.textContent ?? ''
const names = [...page.querySelectorAll('[data-place]')].map((place, index) => {
  const rule = new RegExp(`\\[data-place="${index}"\\]\\{left:([\\d.]+)%;top:([\\d.]+)%\\}`)
  const [, left, top] = rule.exec(rules) ?? []
  return { name: place.textContent, left: Number(left), top: Number(top) }
})

test('keeps the true distance between two names', () => {
  const [origin] = names
  expect(names).toHaveLength(places.size)
  for (const { name, left, top } of names.slice(1)) {
    const across = ((left - (origin?.left ?? 0)) / 100) * (frame.width / unitsPerKm)
    const down = ((top - (origin?.top ?? 0)) / 100) * (frame.height / unitsPerKm)
    const expected = distance(places.get(origin?.name ?? '') ?? [0, 0], places.get(name) ?? [0, 0])
    expect([name, Math.hypot(across, down) / expected]).toEqual([name, expect.closeTo(1, 2)])
  }
})

test('says every name of the map in its caption', () => {
  const caption = page.querySelector('figcaption')?.textContent.toLowerCase()
  const spoken = names
    .map(({ name }) => name.toLowerCase().replace(/^(le |la |les )/, ''))
    .filter((name) => !name.startsWith('fleuve'))
  for (const name of spoken) expect(caption).toContain(name)
})
