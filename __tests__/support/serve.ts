// The server that Playwright starts for the browser tests, on a free port, with a database of its
// own.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '../../env.mjs'
import { requireCurrentExport } from '@/scripts/build/build-stamp'
import { serve } from '@/scripts/local-server/static-server'

await requireCurrentExport()
const dataDir = await mkdtemp(join(tmpdir(), 'fanal-browser-'))
process.on('exit', () => {
  rmSync(dataDir, { recursive: true, force: true })
})
await serve({ basePath: env.basePath, dataDir })
