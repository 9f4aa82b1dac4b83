// npm run report:lighthouse: Lighthouse, as on a telephone, on every page of out/; medians of three. A stop with exit code 1 when a page
// misses a target. Some pages, another number of runs: `npm run report:lighthouse -- --runs=1 / /contact/`.
// --again=2 measures again, up to twice, a page that misses, and keeps its best: what else the machine is doing can only slow a page down.
// What a page leaves for the visitor's first gesture is not in Lighthouse's figures, for it touches nothing; it is measured beside them at the same
// two speeds: how long until React listens, and how much of that the processor was busy for more than 50 ms on end.
// --least=95 asks for that performance and no more, nor anything of the slow processor: for npm test, on a machine whose speed nobody knows.
// --floor adds, under each page, the same page with every script removed: what no work of ours can lower.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { env } from '../env.mjs'
import { chosenRoutes } from './exported-routes'
import { openLighthouse, type Gestures } from './lighthouse/measure'
import type { Run } from './lighthouse/run'
import { atLeast, medianRun, missed, targets, type Miss } from './lighthouse/targets'
import { makeFloor } from './peers/floor'
import { readBarePage } from './peers/words'
import { startServer } from './server'
import { Stop, main } from './stop.mjs'
import { table } from './table'

function readCount(name: string, text: string, least: number): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < least) throw new Stop(`--${name} must be a whole number from ${String(least)}.`)
  return count
}

const head = [
  '',
  'performance',
  'access',
  'practices',
  'SEO',
  'largest paint',
  'blocking',
  '20×: perf.',
  'blocking',
  'gesture: awake',
  'blocking',
  '20×: awake',
  'blocking',
  'machine',
]
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`

function rowOf(route: string, run: Run, misses: readonly Miss[], gestures?: Gestures): string[] {
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
    ...[gestures?.usual, gestures?.slow].flatMap((each) => (each ? [seconds(each.awake), milliseconds(each.blocking)] : ['', ''])),
    run.machine.toFixed(0),
  ]
}

async function serveFloor(routes: string[]) {
  const dir = '.cache/floor'
  await rm(dir, { recursive: true, force: true })
  // The server wants a site, which has a home page.
  const pages = await Promise.all([...new Set(['/', ...routes])].map(readBarePage))
  return startServer({ dir: await makeFloor(pages, dir), port: 0 })
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      again: { type: 'string', default: '0' },
      floor: { type: 'boolean', default: false },
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
  const floor = values.floor ? await serveFloor(routes) : undefined
  const missesOf = (run: Run) => missed(run, wanted)
  const rows: string[][] = []
  let misses = 0
  try {
    for (const route of routes) {
      const address = `http://localhost:${server.port}${env.basePath}${route}`
      let best = await measure(address)
      for (let time = 0; time < again && missesOf(best).length > 0; time += 1) {
        console.log(`${route} misses ${missesOf(best).join(', ')}: once more.`)
        const next = await measure(address)
        if (missesOf(next).length < missesOf(best).length || next.slow.blocking < best.slow.blocking) best = next
      }
      rows.push(rowOf(route, best, missesOf(best), wanted.slow && (await lighthouse.touch(address))))
      if (floor) {
        const bare = await measure(`http://localhost:${floor.port}${route}`)
        rows.push(rowOf('  without script', bare, missesOf(bare)))
      }
      if (missesOf(best).length > 0) misses += 1
      for (const fault of best.faults) console.log(`${route} ${fault}`)
    }
  } finally {
    await lighthouse.close()
    await server.close()
    await floor?.close()
  }

  const { scores, slow } = wanted
  const goals = Object.values(scores).map((score) => `≥ ${String(score)}`)
  const goal = ['target', ...goals, '', '', ...(slow ? [`≥ ${String(slow.performance)}`, `< ${String(slow.blocking)} ms`] : [])]
  console.log(table([head, ...rows, goal]))
  console.log(`Medians of ${String(runs)}; ${String(routes.length)} pages, ${String(misses)} short of a target (✘).`)
  if (misses > 0) process.exitCode = 1
})
