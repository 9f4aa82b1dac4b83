// npm run host -- nginx, or apache: prints the configuration that makes that server send what out/_headers asks, to put beside the files.
import { readFile } from 'node:fs/promises'
import { loadEnvironment } from '../environment.mjs'
import { apacheConfig } from './hosts/apache'
import { nginxConfig } from './hosts/nginx'
import { Stop, main } from '../stop.mjs'

await main(async () => {
  loadEnvironment()
  const { env } = await import('../../env.mjs')
  const [kind] = process.argv.slice(2)
  const headersFile = await readFile('out/_headers', 'utf8').catch(() => {
    throw new Stop('There is no out/_headers yet. Make the site first: npm run build:production')
  })
  const { hostname } = new URL(env.siteUrl)
  if (kind === 'nginx') console.log(nginxConfig(headersFile, { host: hostname, root: `/var/www/${hostname}`, listen: '80' }))
  else if (kind === 'apache') console.log(apacheConfig(headersFile))
  else throw new Stop('Say for which server: npm run -s host -- nginx, or npm run -s host -- apache')
})
