import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { env } from '@/env.mjs'
import { testEveryPage } from '../support/every-page'
import { listExportedRoutes, isExported, readExported } from '../support/exported-pages'
import { readHead, readPictureSize } from '../support/page-head'

test('names icons of the size it says, under the base path', async () => {
  const manifest = z.object({
    name: z.string(),
    lang: z.literal('fr-CA'),
    start_url: z.literal(`${env.basePath}/`),
    scope: z.literal(`${env.basePath}/`),
    icons: z
      .array(z.object({ src: z.string().startsWith(`${env.basePath}/`), sizes: z.string() }))
      .min(3),
  })
  for (const { src, sizes } of manifest.parse(JSON.parse(readExported('manifest.webmanifest')))
    .icons)
    expect(await readPictureSize(src.slice(env.basePath.length + 1))).toBe(sizes)
})

testEveryPage('links the manifest and its icons, and knows the pages of old addresses', (page) => {
  const { link } = readHead(page)
  const links = [...link('manifest'), ...link('icon'), ...link('apple-touch-icon')]
  const isThere = (address: string) =>
    /^data:image\/webp;base64,[\w+/]+=*$/.test(address) ||
    (address.startsWith(`${env.basePath}/`) &&
      isExported(address.slice(env.basePath.length + 1).replace(/\?.*$/, '')))
  const [names = ''] = /\["",[^\]]*\]/.exec(
    page.head.querySelector('script')?.textContent ?? '',
  ) ?? ['[]']
  // The redirect knows articles by their form, and no old address had sheets or situations.
  const known = z.array(z.string()).parse(JSON.parse(names))
  const routes = known.map((name) => (name === '' ? '/' : `/${name}/`)).sort()
  const pages = listExportedRoutes().filter(
    (route) => !/^\/(?:blog\/article-|feuilles\/|situation\/)/.test(route),
  )
  return [
    ...links.filter((address) => !isThere(address)),
    ...(links.length === 3 ? [] : [`${String(links.length)} links`]),
    ...(routes.join() === pages.sort().join() ? [] : [routes.join()]),
  ]
})
