// npm run report:speed: what each page of out/ makes a telephone fetch at its first visit, beside what it may. `npm run report:speed -- /faq/`
// weighs that page alone.
import { env } from '../env.mjs'
import { launchChromium } from './chromium.mjs'
import { chosenRoutes } from './exported-routes'
import { startServer } from './server'
import { broken, budgetsOf } from './speed/budgets'
import { visit, type FirstVisit } from './speed/first-visit'
import { main } from './stop.mjs'
import { table } from './table'

const head = ['kB', 'script gz', 'HTML gz', 'CSS gz', 'fonts', 'pictures', 'whole visit', 'requests']
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function rowOf(page: FirstVisit): string[] {
  const faults = broken(page)
  const mark = (name: keyof ReturnType<typeof budgetsOf>, text: string) => (faults.includes(name) ? `✘ ${text}` : text)
  return [
    page.route,
    mark('script', kilobytes(page.script)),
    mark('html', kilobytes(page.html)),
    kilobytes(page.css),
    mark('fonts', kilobytes(page.fonts)),
    kilobytes(page.pictures),
    mark('total', kilobytes(page.total)),
    mark('requests', String(page.requests)),
  ]
}

function budgetRow(name: string, hasForm: boolean): string[] {
  const { script, html, fonts, total, requests } = budgetsOf({ hasForm })
  return [name, kilobytes(script), kilobytes(html), '', kilobytes(fonts), '', kilobytes(total), String(requests)]
}

await main(async () => {
  const routes = chosenRoutes(process.argv.slice(2))
  const browser = await launchChromium()
  const server = await startServer({ dir: 'out', port: 0, basePath: env.basePath })
  const pages: FirstVisit[] = []
  try {
    for (const route of routes) pages.push(await visit(browser, `http://localhost:${server.port}${env.basePath}${route}`))
  } finally {
    await browser.close()
    await server.close()
  }

  console.log(table([head, ...pages.map(rowOf), budgetRow('budget', false), budgetRow('budget with a form', true)]))
  const missed = pages.filter((page) => broken(page).length > 0)
  console.log(`${String(pages.length)} pages, ${String(missed.length)} over a budget (✘).`)
  if (missed.length > 0) process.exitCode = 1
})
