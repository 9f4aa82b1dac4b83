import { expect, test } from '@jest/globals'
import {
  isBuilt,
  removeStamp,
  requireCurrentExport,
  takeStamp,
  writeStamp,
} from '@/scripts/build/build-stamp'
import { changeDirectory, makeTempFolder, writeFiles } from '../../support/temp-folder'

changeDirectory(
  makeTempFolder({ 'app/blog/page.tsx': 'page', 'out/index.html': '', '.cache/a': '' }),
)

async function build() {
  await removeStamp()
  await writeStamp(await takeStamp())
}

test.each(['app/blog/page.tsx', 'styles/tokens.css', 'public/robots.txt'])(
  'asks for a new build when %s changes',
  async (file) => {
    await build()
    expect(await isBuilt()).toBe(true)
    writeFiles('.', { [file]: 'changed' })
    expect(await isBuilt()).toBe(false)
    await expect(requireCurrentExport()).rejects.toThrow('npm run build first')
  },
)

test('needs no new build for what the build writes, a test or a document', async () => {
  await build()
  writeFiles('.', { 'public/images/a.avif': '', '__tests__/a.unit.test.ts': '', 'README.md': '' })
  expect(await isBuilt()).toBe(true)
  await expect(requireCurrentExport()).resolves.toBeUndefined()
})

test('asks for a new build after one that failed', async () => {
  await build()
  await removeStamp()
  expect(await isBuilt()).toBe(false)
})
