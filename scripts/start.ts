// npm start serves the site on this machine, and builds it again when something has changed.
import { env } from '@/env.mjs'
import { buildSite } from './build/build-site'
import { isBuilt } from './build/build-stamp'
import { host, port } from './support/environment.mjs'
import { refuseTakenPort, serve } from './local-server/static-server'

await refuseTakenPort(port, host)
if (await isBuilt()) console.log('Nothing has changed since the last build.')
else await buildSite()
await serve({ port, host, basePath: env.basePath, dataDir: '.data' })
