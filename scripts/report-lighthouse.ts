// npm run report:lighthouse: Lighthouse, as on a telephone, on every page of out/; medians of three. A stop with exit code 1 when a page
// misses a target. Some pages, another number of runs: `npm run report:lighthouse -- --runs=1 / /contact/`.
// --again=2 measures again, up to twice, a page that misses, and keeps its best: what else the machine is doing can only slow a page down.
// --least=95 asks for that performance and no more: for npm test, on a machine whose speed nobody knows.
// What a page costs an old tablet, Lighthouse only simulates: npm run report:quiet slows the processor for real.
import { parseArgs } from 'node:util'
import { env } from '../env.mjs'
import { chosenRoutes } from './exported-routes'
import { openLighthouse } from './lighthouse/measure'
import { categories, type Run } from './lighthouse/run'
import { atLeast, medianRun, missed, targets } from './lighthouse/targets'
import { startServer } from './server'
import { Stop, main } from './stop.mjs'
import { table } from './table'

function readCount(name: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) throw new Stop(`--${name} must be a whole number from ${String(least)}.`)
  return count
}

const head = ['', 'performance', 'access', 'practices', 'SEO', 'largest paint', 'blocking', 'machine']

await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      again: { type: 'string', default: '0' },
      least: { type: 'string' },
    },
    allowPositionals: true,
  })
  const runs = readCount('runs', values.runs, 1)
  const again = readCount('again', values.again, 0)
  const wanted = values.least === undefined ? targets : atLeast(readCount('least', values.least, 1))
  const routes = chosenRoutes(positionals)
  const lighthouse = await openLighthouse()
  const server = await startServer({ dir: 'out', port: 0, basePath: env.basePath })
  const measure = async (address: string) => {
    const found: Run[] = []
    for (let run = 0; run < runs; run += 1) found.push(await lighthouse.run(address))
    return medianRun(found)
  }
  const missesOf = (run: Run) => missed(run, wanted)
  const rowOf = (route: string, run: Run) => {
    const misses = missesOf(run)
    const scores = categories.map((category) => `${misses.includes(category) ? '✘ ' : ''}${String(run.scores[category])}`)
    return [route, ...scores, `${(run.largestPaint / 1000).toFixed(2)} s`, `${run.blocking.toFixed(0)} ms`, run.machine.toFixed(0)]
  }
  const rows: string[][] = []
  let misses = 0
  try {
    for (const route of routes) {
      const address = `http://localhost:${server.port}${env.basePath}${route}`
      let best = await measure(address)
      for (let time = 0; time < again && missesOf(best).length > 0; time += 1) {
        console.log(`${route} misses ${missesOf(best).join(', ')}: once more.`)
        const next = await measure(address)
        if (missesOf(next).length < missesOf(best).length) best = next
      }
      rows.push(rowOf(route, best))
      if (missesOf(best).length > 0) misses += 1
      for (const fault of best.faults) console.log(`${route} ${fault}`)
    }
  } finally {
    await lighthouse.close()
    await server.close()
  }

  const goal = ['target', ...categories.map((category) => `≥ ${String(wanted[category])}`), '', '', '']
  console.log(table([head, ...rows, goal]))
  console.log(`Medians of ${String(runs)}; ${String(routes.length)} pages, ${String(misses)} short of a target (✘).`)
  if (misses > 0) process.exitCode = 1
})
