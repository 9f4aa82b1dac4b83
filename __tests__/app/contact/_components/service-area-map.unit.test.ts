import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mapViewBox, ServiceAreaMap } from '@/app/contact/_components/service-area-map'
import { words } from '@/content/words'

const { north, south } = words.territory.caption
const places = [...north.places, ...south.places, ...words.territory.landmarks]
const page = new JSDOM(renderToStaticMarkup(createElement(ServiceAreaMap))).window.document
const rules = page.querySelector('style')?.textContent ?? ''

const kmPerDegree = 111.2
const longitudeRatio = Math.cos((46.8 * Math.PI) / 180)

test('keeps the true distance between two names', () => {
  // A unit of the drawing is 100 m.
  const shown = places.map((_, index) => {
    const rule = new RegExp(`="${index}"\\]\\{left:([\\d.]+)%;top:([\\d.]+)%\\}`)
    const [, left, top] = rule.exec(rules)?.map(Number) ?? []
    return [
      ((left ?? 0) * mapViewBox.width) / 1000,
      ((top ?? 0) * mapViewBox.height) / 1000,
    ] as const
  })
  const real = places.map(
    ({ at: [latitude, longitude] }) =>
      [longitude * kmPerDegree * longitudeRatio, -latitude * kmPerDegree] as const,
  )
  const measure = (points: typeof real) =>
    points.map(([x, y]) => Math.hypot(x - (points[0]?.[0] ?? 0), y - (points[0]?.[1] ?? 0)))
  expect(measure(shown)).toEqual(measure(real).map((km) => expect.closeTo(km, 0)))
})

test('says every name of the map in its caption', () => {
  const caption = page.querySelector('figcaption')?.textContent.toLowerCase()
  for (const { name } of places.filter((place) => place.kind !== 'river'))
    expect(caption).toContain(name.toLowerCase().replace(/^(le |la |les )/, ''))
})
