import { expect, test } from '@jest/globals'
import { env } from '@/env.mjs'
import { readExported } from '../support/exported-pages'

test('opens the site to robots and names the sitemap', () => {
  const robots = readExported('robots.txt')
  expect(robots).toMatch(/Allow: \/$/m)
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
})
