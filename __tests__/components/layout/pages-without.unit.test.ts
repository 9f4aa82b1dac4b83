import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { pagesWithout } from '@/components/layout/pages-without'
import { situations } from '@/content/situations'

const isPage = (path: string) =>
  existsSync(`app${path}/page.tsx`) || situations.some((situation) => situation.path === path)

test.each(Object.entries(pagesWithout))('names only pages among those without %s', (_, paths) => {
  const routes = paths.filter((path) => path !== '/_not-found')
  expect(routes.filter((path) => !isPage(path))).toEqual([])
})
