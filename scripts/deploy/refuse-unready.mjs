import { run, tool } from '../run.mjs'
import { Stop } from '../stop.mjs'

/**
 * Stops a production build before its long part, with every reason at once. In a process of its own: env.mjs, in this one, would stop at the
 * settings and leave the content unread.
 * @param {Record<string, string | undefined>} environment
 */
export async function refuseUnready(environment) {
  if (environment.DEPLOY_KIND !== 'production') return
  const { code, output } = await run(...tool('tsx/dist/cli.mjs', 'scripts/deploy/launch-check.ts', '--refusals'), { quiet: true })
  if (code !== 0) throw new Stop(output.trim())
}
