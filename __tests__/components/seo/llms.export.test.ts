import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { env } from '@/env.mjs'
import { exportedRoutes, readExported } from '../../support/exported-pages'

test('names the brand and who pays, and links every page', () => {
  const text = readExported('llms.txt')
  expect(text.startsWith(`# ${site.brand}\n`)).toBe(true)
  expect(text).toContain(site.whoPays)
  const addresses = Array.from(text.matchAll(/\]\((https?:[^)]+)\)/g), ([, address]) => address)
  expect(addresses.sort()).toEqual(
    exportedRoutes()
      .map((route) => `${env.siteUrl}${route}`)
      .sort(),
  )
})
