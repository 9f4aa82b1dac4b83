// npm run build: the whole export in out/, for this machine or for a host.
import { loadEnvironment } from './environment.mjs'
import { installMissing } from './install.mjs'
import { main } from './stop.mjs'

await main(async () => {
  loadEnvironment()
  await installMissing(console.log)
  const { register } = await import('tsx/esm/api')
  register()
  const { buildSite } = await import('./build-site.ts')
  await buildSite(console.log)
})
