import { expect, test } from '@jest/globals'
import { hashSources, isBuilt, stamp } from '@/scripts/build/build-site'
import { goTo, makeFolder, write } from '../../support/folder'

goTo(makeFolder({ 'app/blog/page.tsx': 'page' }))

test('a build is made again when a source changes, or when the last one was not whole, and only then', async () => {
  write('.', {
    [stamp]: await hashSources(),
    'public/images/a.avif': 'made by the build',
    'notes.txt': 'no source',
  })
  expect(await isBuilt()).toBe(false)
  write('.', { 'out/index.html': 'Accueil' })
  expect(await isBuilt()).toBe(true)
  for (const file of ['app/blog/page.tsx', 'lib/tax-year.ts', 'public/robots.txt']) {
    write('.', { [stamp]: await hashSources(), [file]: 'changed' })
    expect([file, await isBuilt()]).toEqual([file, false])
  }
})
