// npm run --prefix scripts/measure peers: three pages of out/ beside the same words, pictures, fonts and styles made three other ways, all served in one run and
// loaded in turn as on a slow telephone (Lighthouse's network and processor, applied, not simulated; medians of four, or --runs=8):
//   floor   our own page with every script removed: the least that its words can cost
//   Astro   an Astro site, as Astro exports it
//   SPA     React drawn by the browser behind a hash router, as the site that this one replaces, with these three pages alone in its bundle
// All send the same headers. The peers have no menu script, search, form, popup nor chat, and no structured data: what that saves is to their
// advantage.
import { parseArgs } from 'node:util'
import { openLighthouse, timeOf } from '../lighthouse/measure'
import { median } from '../lighthouse/median'
import { buildPeers } from './build-peers'
import { startServer } from '../server'
import { main } from '../stop.mjs'
import { table } from '../table'

const routes = ['/', '/services/', '/blog/article-1/']
const measures = [
  ['first paint', 'first-contentful-paint'],
  ['largest paint', 'largest-contentful-paint'],
  ['blocking', 'total-blocking-time'],
  ['kB', 'total-byte-weight'],
] as const

type Site = 'ours' | 'floor' | 'Astro' | 'SPA'
type Figures = number[]

// Each comes once first and once last, and once after each of the others: always behind the single page, ours was measured 4 % later than now.
const orders: Site[][] = [
  ['ours', 'floor', 'SPA', 'Astro'],
  ['floor', 'Astro', 'ours', 'SPA'],
  ['Astro', 'SPA', 'floor', 'ours'],
  ['SPA', 'ours', 'Astro', 'floor'],
]

await main(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '4' } } })
  console.log('Building the peers (a minute or two; longer the first time)…')
  const { floor, astro, spa } = await buildPeers(routes)
  const dirs: [Site, string][] = [
    ['ours', 'out'],
    ['floor', floor],
    ['Astro', astro],
    ['SPA', spa],
  ]
  const lighthouse = await openLighthouse()
  const servers = new Map(await Promise.all(dirs.map(async ([site, dir]) => [site, await startServer({ dir, port: 0 })] as const)))
  const found = new Map<string, Figures[]>()
  const load = async (route: string, site: Site): Promise<Figures> => {
    const address = `http://localhost:${String(servers.get(site)?.port)}${site === 'SPA' ? '/#' : ''}${route}`
    const { lhr } = await lighthouse.load(address, { throttlingMethod: 'devtools', onlyCategories: ['performance'] })
    return measures.map(([, audit]) => timeOf(lhr, audit))
  }
  try {
    // Wakes the browser up, and does not count.
    for (const [site] of dirs) await load('/', site)
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const route of routes)
        for (const site of orders[run % orders.length] ?? []) {
          const key = `${route} ${site}`
          found.set(key, [...(found.get(key) ?? []), await load(route, site)])
        }
  } finally {
    await lighthouse.close()
    for (const server of servers.values()) await server.close()
  }

  const figures = (route: string, site: Site) =>
    measures.map((_, measure) => median((found.get(`${route} ${site}`) ?? []).map((run) => run[measure] ?? Number.NaN)))
  const ratio = (value = 0, base = 0) => (base === 0 ? (value === 0 ? '1.00' : '–') : (value / base).toFixed(2))
  const units = [
    (ms: number) => `${ms.toFixed(0)} ms`,
    (ms: number) => `${ms.toFixed(0)} ms`,
    (ms: number) => `${ms.toFixed(0)} ms`,
    (bytes: number) => (bytes / 1000).toFixed(0),
  ]
  const faults: string[] = []
  const rows = [['', ...measures.flatMap(([name]) => [name, '÷ ours', '÷ floor'])]]
  for (const route of routes) {
    const ours = figures(route, 'ours')
    const least = figures(route, 'floor')
    for (const [site] of dirs) {
      const own = figures(route, site)
      rows.push([
        `${route} ${site}`,
        ...own.flatMap((value, at) => [units[at]?.(value) ?? '', ratio(value, ours[at]), ratio(value, least[at])]),
      ])
    }
    const largest = (site: Site) => figures(route, site)[1] ?? Number.NaN
    if (!(largest('ours') <= 1.05 * largest('floor'))) faults.push(`${route} is painted later than 1.05 times its floor`)
    if (!(largest('ours') <= 1.02 * largest('Astro'))) faults.push(`${route} is painted later than 1.02 times Astro's`)
    if (!(largest('SPA') >= 2 * largest('ours'))) faults.push(`${route} is painted less than twice as early as the single page's`)
  }
  console.log(table(rows))
  for (const fault of faults) console.log(`✘ ${fault}`)
  if (faults.length > 0) process.exitCode = 1
})
