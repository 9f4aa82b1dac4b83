import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { pagesWithout } from '@/components/layout/pages-without'

test.each(Object.entries(pagesWithout))('names only pages among those without %s', (_, paths) => {
  const routes = paths.filter((path) => path !== '/_not-found')
  expect(routes.filter((path) => !existsSync(`app${path}/page.tsx`))).toEqual([])
})
