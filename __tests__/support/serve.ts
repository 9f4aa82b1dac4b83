// The server that Playwright starts for the browser tests: the real one, on a free port, with messages of its own that no other run shares.
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from '../../env.mjs'
import { isLaunch } from '../../scripts/lib/environment.mjs'
import { serve } from '../../scripts/dev/static-server'
import { copyForTests, testedDir } from './tested-export'

if (!isLaunch) await copyForTests()
const dataDir = await mkdtemp(join(tmpdir(), 'fanal-browser-'))
process.on('exit', () => {
  rmSync(dataDir, { recursive: true, force: true })
})
await serve({ dir: testedDir, basePath: env.basePath, dataDir })
