// npm run report:lighthouse: Lighthouse, as on a telephone, on every page of out/; medians of three. A stop with exit code 1 when a page
// misses a target. Some pages, another number of runs: `npm run report:lighthouse -- --runs=1 / /contact/`.
// --again=2 measures again, up to twice, a page that misses, and keeps its best: what else the machine is doing can only slow a page down.
import { parseArgs } from 'node:util'
import { env } from '../env.mjs'
import { chosenRoutes } from './exported-routes'
import { openLighthouse, type Run } from './lighthouse/measure'
import { medianRun, missed, targets, type Miss } from './lighthouse/targets'
import { startServer } from './server'
import { Stop, main } from './stop.mjs'
import { table } from './table'

function readCount(name: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) throw new Stop(`--${name} must be a whole number from ${String(least)}.`)
  return count
}

const head = ['', 'performance', 'access', 'practices', 'SEO', 'largest paint', 'blocking', '20×: perf.', 'blocking', 'machine']
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`

function rowOf(route: string, run: Run): string[] {
  const misses = missed(run)
  const mark = (name: Miss, text: string) => (misses.includes(name) ? `✘ ${text}` : text)
  const { scores, slow } = run
  return [
    route,
    mark('performance', String(scores.performance)),
    mark('accessibility', String(scores.accessibility)),
    mark('best-practices', String(scores['best-practices'])),
    mark('seo', String(scores.seo)),
    seconds(run.largestPaint),
    milliseconds(run.blocking),
    mark('slow performance', String(slow.performance)),
    mark('slow blocking', milliseconds(slow.blocking)),
    run.machine.toFixed(0),
  ]
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, again: { type: 'string', default: '0' } },
    allowPositionals: true,
  })
  const runs = readCount('runs', values.runs, 1)
  const again = readCount('again', values.again, 0)
  const routes = chosenRoutes(positionals)
  const lighthouse = await openLighthouse()
  const server = await startServer({ dir: 'out', port: 0, basePath: env.basePath })
  const measure = async (route: string) => {
    const found: Run[] = []
    for (let run = 0; run < runs; run += 1) found.push(await lighthouse.run(`http://localhost:${server.port}${env.basePath}${route}`))
    return medianRun(found)
  }
  const rows: string[][] = []
  let misses = 0
  try {
    for (const route of routes) {
      let best = await measure(route)
      for (let time = 0; time < again && missed(best).length > 0; time += 1) {
        console.log(`${route} misses ${missed(best).join(', ')}: once more.`)
        const next = await measure(route)
        if (missed(next).length < missed(best).length || next.slow.blocking < best.slow.blocking) best = next
      }
      rows.push(rowOf(route, best))
      if (missed(best).length > 0) misses += 1
      for (const fault of best.faults) console.log(`${route} ${fault}`)
    }
  } finally {
    await lighthouse.close()
    await server.close()
  }

  const { scores, slow } = targets
  const wanted = Object.values(scores).map((score) => `≥ ${String(score)}`)
  const goal = ['target', ...wanted, '', '', `≥ ${String(slow.performance)}`, `< ${String(slow.blocking)} ms`, '']
  console.log(table([head, ...rows, goal]))
  console.log(`Medians of ${String(runs)}; ${String(routes.length)} pages, ${String(misses)} short of a target (✘).`)
  if (misses > 0) process.exitCode = 1
})
