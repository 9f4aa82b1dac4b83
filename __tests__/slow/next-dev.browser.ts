// Opens two pages with islands in the development server, as a developer sees them.
import { createServer } from 'node:http'
import { copySources } from '@/scripts/test/source-copy'
import { listen, loopback } from '@/scripts/local-server/static-server'
import { expect, test } from '../support/browser'
import { getFields } from '../support/contact-page'
import { start, type Running } from './processes'

/** A port that was free a moment ago: the development server takes no 0. */
async function findFreePort() {
  const server = createServer()
  const port = await listen(server, 0, loopback)
  server.close()
  return String(port)
}

async function startDevelopmentServer() {
  const cwd = '.cache/next-dev'
  await copySources(cwd)
  const port = await findFreePort()
  const running = start(process.execPath, ['scripts/run.mjs', 'dev'], { cwd, env: { PORT: port } })
  await running.waitForOutput(/Ready in/)
  return { running, origin: `http://localhost:${port}` }
}

let server: Promise<{ running: Running; origin: string }> | undefined

// Next compiles a page when it is first opened.
test.describe.configure({ mode: 'default', timeout: 300_000 })
test.use({
  baseURL: async ({}, use) => {
    server ??= startDevelopmentServer()
    await use((await server).origin)
  },
})
test.afterAll(async () => (await server)?.running.end('SIGTERM'))

test('hydrates the contact form in the development server', async ({ page }) => {
  await page.goto('/contact/')
  const form = page.locator('main form')
  await expect(async () => {
    await getFields(form).submit.press('Enter')
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5, { timeout: 1_000 })
  }).toPass()
})

test('hydrates the visit notebook in the development server', async ({ page }) => {
  await page.goto('/carnet-de-visite/')
  const question = page.getByLabel('Question 1, Les Trois Lucarnes', { exact: true })
  await expect(async () => {
    await page.locator('[name="1-name"]:not([type="radio"])').fill('Les Trois Lucarnes')
    await expect(question).toBeVisible({ timeout: 1_000 })
  }).toPass()
})
