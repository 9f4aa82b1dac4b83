// npm run lighthouse: Lighthouse CI on four pages of out/, judged by lighthouserc.json. Other pages: npm run lighthouse -- /faq/ /bail/.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from '../env.mjs'
import { exportedRoutes } from './export/exported-pages'
import { withWindow } from './test/browsers'
import { environmentWith } from './lib/environment.mjs'
import { startServer } from './dev/static-server'
import { UserError } from './lib/user-error.mjs'

/** Installed by npx at its first use: hundreds of packages that no other command needs. */
const lighthouseCi = '@lhci/cli@0.15.1'
const usualRoutes = ['/', '/contact/', '/liens-utiles/', '/blog/article-1/']

const asked = process.argv.slice(3)
const unknown = asked.find((route) => !exportedRoutes().includes(route))
if (unknown !== undefined)
  throw new UserError(`No such page: ${unknown}. A page is named by its path, such as /services/.`)

const server = await startServer({ basePath: env.basePath })
const routes = asked.length > 0 ? asked : usualRoutes
const urls = routes.map(
  (route) => `--collect.url=http://localhost:${String(server.port)}${env.basePath}${route}`,
)
const child = spawn('npx', ['--yes', lighthouseCi, 'autorun', ...urls], {
  stdio: 'inherit',
  env: environmentWith({ CHROME_PATH: withWindow().executablePath }),
})
const [code] = (await once(child, 'exit')) as [number | null]
await server.close()
process.exitCode = code ?? 1
