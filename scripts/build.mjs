// npm run build: the whole export in out/, for this machine or for a host. build:preview and build:production say the kind of the build,
// which otherwise comes from DEPLOY_KIND.
import { loadEnvironment } from './environment.mjs'
import { installMissing } from './install.mjs'
import { refuseUnready } from './deploy/refuse-unready.mjs'
import { previewFacts } from './deploy/preview-facts.mjs'
import { main } from './stop.mjs'

await main(async () => {
  const environment = loadEnvironment()
  const [kind] = process.argv.slice(2)
  if (kind) environment.DEPLOY_KIND = kind
  if (environment.DEPLOY_KIND === 'preview') Object.assign(environment, previewFacts(environment))
  await installMissing(console.log)
  await refuseUnready(environment)
  const { register } = await import('tsx/esm/api')
  register()
  const { buildSite } = await import('./build-site.ts')
  await buildSite(console.log)
})
