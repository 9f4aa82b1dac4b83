// npm run build: the whole export in out/, for this machine or for a host. build:preview and build:production say the kind of the build,
// which otherwise comes from DEPLOY_KIND.
import { loadEnvironment } from './environment.mjs'
import { installMissing } from './install.mjs'
import { previewFacts } from './deploy/preview-facts.mjs'
import { run, tool } from './run.mjs'
import { Stop, main } from './stop.mjs'

/** Before its long part, with every reason at once. In a process of its own: env.mjs, in this one, would stop at the settings and leave the content unread. */
async function refuseUnready() {
  const { code, output } = await run(...tool('tsx/dist/cli.mjs', 'scripts/deploy/launch-check.ts', '--refusals'), { quiet: true })
  if (code !== 0) throw new Stop(output.trim())
}

await main(async () => {
  const environment = loadEnvironment()
  const [kind] = process.argv.slice(2)
  if (kind) environment.DEPLOY_KIND = kind
  if (environment.DEPLOY_KIND === 'preview') Object.assign(environment, previewFacts(environment))
  await installMissing(console.log)
  if (environment.DEPLOY_KIND === 'production') await refuseUnready()
  const { register } = await import('tsx/esm/api')
  register()
  const { buildSite } = await import('./build-site.ts')
  await buildSite(console.log)
})
