// Serves the preview that test/build-preview made to the tests of a file.
import { startServer } from '@/scripts/local-server/static-server'
import { testPreview } from '@/scripts/test/source-copy'
import { test as strict } from '../support/browser'

const { dir, basePath } = testPreview

export const test = strict.extend({
  // Playwright reads from the pattern what a fixture needs: this one needs nothing.
  baseURL: async ({}, use) => {
    const { origins, close } = await startServer({ dir, basePath })
    await use(`${origins[0] ?? ''}${basePath}/`)
    await close()
  },
})
