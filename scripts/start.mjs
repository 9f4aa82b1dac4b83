// npm start: from a fresh clone to the site on this machine. Nothing from node_modules may be imported before installMissing.
import { isBuilt, sourceHash } from './build-stamp.mjs'
import { loadEnvironment, readHost, readPort } from './environment.mjs'
import { installMissing } from './install.mjs'
import { tryPort } from './port.mjs'
import { main } from './stop.mjs'

await main(async () => {
  loadEnvironment()
  const port = readPort()
  const host = readHost()
  await tryPort(port)
  await installMissing(console.log)
  const { env } = await import('../env.mjs')
  const { register } = await import('tsx/esm/api')
  register()
  if (await isBuilt(await sourceHash(env))) console.log('Nothing has changed since the last build.')
  else {
    const { buildSite } = await import('./build-site.ts')
    await buildSite(console.log)
  }
  const { serve } = await import('./serve.ts')
  await serve({ port, host, basePath: env.basePath, dataDir: '.data' })
})
