// npm run build: the whole export in out/, for this machine or for a host. build:preview and
// build:production name the kind of the build, which otherwise comes from DEPLOY_KIND.
import { readPreviewFacts } from './deploy/preview-facts'
import { processEnv } from './support/environment.mjs'
import { runNode } from './support/run-node'

const [kind = processEnv.DEPLOY_KIND] = process.argv.slice(3)
if (kind !== undefined) processEnv.DEPLOY_KIND = kind
if (kind === 'preview') {
  Object.assign(processEnv, readPreviewFacts(processEnv))
  if (!processEnv.FUNCTION_HOST)
    console.log(
      'FUNCTION_HOST is not set: on a host, the forms of this preview send nothing and show ' +
        'their error message.',
    )
}

/**
 * Gives every reason at once before the long part of a build, in a process of its own: in this one,
 * env.mjs would stop at the settings and leave the content unread.
 */
const findRefusals = () => runNode(['scripts/run.mjs', 'deploy/launch-check', '--refusals'])

if (kind === 'production' && (await findRefusals()).code !== 0) process.exitCode = 1
else await (await import('./build/build-site')).buildSite()
