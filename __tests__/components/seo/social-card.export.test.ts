import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'
import { getFile, readHead, readPictureSize } from '../../support/page-head'

test('draws each social image at 1200 by 630, under 100 kB', async () => {
  for (const route of listExportedRoutes()) {
    const file = getFile(readHead(openExported(route)).property('og:image').join())
    const isLight = readFileSync(path.join('out', file)).length < 100_000
    expect([route, await readPictureSize(file), isLight]).toEqual([route, '1200x630', true])
  }
})
