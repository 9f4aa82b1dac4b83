// npm run report:quiet: what the pages of out/ cost a processor really slowed 20 times: at their load, beside the same in the fonts of the system, at the
// first touch of their words, and, where one writes, from the touch of a field. Medians of seven rounds; each round opens every page once, so that a busy
// moment of the machine falls on all. A stop with exit code 1 when a page misses a bar. Some pages, another number of rounds:
// `npm run report:quiet -- --rounds=3 / /contact/`.
import { parseArgs } from 'node:util'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { env } from '../env.mjs'
import { launchChromium } from './chromium.mjs'
import { chosenRoutes } from './exported-routes'
import { median } from './lighthouse/median'
import { ask, paintWithoutFonts, read, write, slowdown, type Reading, type Writing } from './quiet/slow-visit'
import { startServer } from './server'
import { main } from './stop.mjs'
import { table } from './table'

const bars = { load: 200, tap: 50, awake: 3000, keystroke: 500, answer: 1500 }
type Bar = keyof typeof bars
/** Of the first paint in the fonts of the system. */
const fontsBar = 1.05

const forms = ['/contact/', '/blog/']
const searches = ['/blog/']

const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`

await main(async () => {
  const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '7' } }, allowPositionals: true })
  const rounds = Number(values.rounds)
  const routes = chosenRoutes(positionals)
  const browser = await launchChromium()
  // How fast this machine is today: on 23 November 2026 the same code took half as long again as the day before.
  const speed = await (await browser.newPage()).evaluate(pageFunctions.computeBenchmarkIndex)
  const server = await startServer({ dir: 'out', port: 0, basePath: env.basePath })
  const readings = new Map<string, Reading[]>(routes.map((route) => [route, []]))
  const paints = new Map<string, number[]>(routes.map((route) => [route, []]))
  const writings = new Map<string, Writing[]>(routes.filter((route) => forms.includes(route)).map((route) => [route, []]))
  const answers = new Map<string, number[]>(routes.filter((route) => searches.includes(route)).map((route) => [route, []]))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const route of routes) {
        const address = `http://localhost:${server.port}${env.basePath}${route}`
        readings.get(route)?.push(await read(browser, address))
        paints.get(route)?.push(await paintWithoutFonts(browser, address))
        const writing = writings.get(route)
        writing?.push(await write(browser, address))
        answers.get(route)?.push(await ask(browser, address))
      }
      console.log(`Round ${String(round)} of ${String(rounds)}.`)
    }
  } finally {
    await browser.close()
    await server.close()
  }

  let missed = 0
  const mark = (bar: Bar, value: number) => {
    const isOver = value > bars[bar]
    if (isOver) missed += 1
    return `${isOver ? '✘ ' : ''}${milliseconds(value)}`
  }
  const share = (paint: number, without: number) => {
    const isOver = paint > without * fontsBar
    if (isOver) missed += 1
    return `${isOver ? '✘ ' : ''}${(paint / without).toFixed(2)}`
  }
  const rows = routes.map((route) => {
    const reading = readings.get(route) ?? []
    const writing = writings.get(route)
    const paint = median(reading.map((each) => each.paint))
    return [
      route,
      milliseconds(paint),
      share(paint, median(paints.get(route) ?? [])),
      mark('load', median(reading.map(({ load }) => load))),
      mark('tap', median(reading.map(({ tap }) => tap))),
      ...(writing
        ? [mark('awake', median(writing.map(({ awake }) => awake))), mark('keystroke', median(writing.map(({ keystroke }) => keystroke)))]
        : ['', '']),
      answers.has(route) ? mark('answer', median(answers.get(route) ?? [])) : '',
    ]
  })
  const bar = (name: Bar) => `≤ ${milliseconds(bars[name])}`
  console.log(
    table([
      ['', 'first paint', '÷ without our fonts', 'load blocks', 'tap blocks', 'field: awake', 'a keystroke waits', 'search: first answer'],
      ...rows,
      ['bar', '', `≤ ${String(fontsBar)}`, bar('load'), bar('tap'), bar('awake'), bar('keystroke'), bar('answer')],
    ]),
  )
  console.log(
    `Processor slowed ${String(slowdown)} times (benchmark index ${speed.toFixed(0)} before), medians of ${String(rounds)}; ${String(missed)} over a bar (✘).`,
  )
  if (missed > 0) process.exitCode = 1
})
