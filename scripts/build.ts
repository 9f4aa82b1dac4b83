// npm run build: the whole export in out/, for this machine or for a host. build:preview and build:production say the kind of the build, which otherwise
// comes from DEPLOY_KIND.
import { previewFacts } from './deploy/preview-facts'
import { settings } from './lib/environment.mjs'
import { runNode } from './lib/run-node'

const [kind = settings.DEPLOY_KIND] = process.argv.slice(3)
if (kind !== undefined) settings.DEPLOY_KIND = kind
if (kind === 'preview') Object.assign(settings, previewFacts(settings))
// Before its long part, with every reason at once. In a process of its own: env.mjs, in this one, would stop at the settings and leave the content unread.
const isRefused =
  kind === 'production' &&
  (await runNode(['scripts/main.mjs', 'deploy/launch-check', '--refusals'])).code !== 0
if (isRefused) process.exitCode = 1
else await (await import('./build/build-site')).buildSite()
