// The server that Playwright starts for the browser tests: the real one, on a free port, with messages of its own that no run inherits.
import { rm } from 'node:fs/promises'
import { env } from '../env.mjs'
import { serve } from './serve'
import { main } from './stop.mjs'

const dataDir = '.cache/browser-data'

await main(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await serve({ port: 0, basePath: env.basePath, dataDir })
})
