import { awaken, withoutPopup } from '../support/awake'
import { expect, test } from '../support/browser'
import { exportedRoutes } from '../support/exported-pages'
import { exportedHashes, noneOutside, servePolicy } from '../support/policy'
import { readPages } from '@/scripts/after-export/pages'
import { inlineHashes } from '@/scripts/after-export/policy'

// Every browser test runs under the policy, and the strict fixture fails on the line that Chromium prints for whatever is refused: forms, popup,
// menu, search and chat are proved there. Here: every page, from every kind of arrival, and that the policy would be missed.

test('no page breaks the policy, be it loaded or reached softly', async ({ page, request }) => {
  test.setTimeout(180_000)
  await withoutPopup(page)
  const answer = await request.get('/')
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
  for (const route of [...exportedRoutes(), '/404/']) {
    await page.goto(route)
    await awaken(page)
    const link = page.locator(`footer a[href$="${route === '/services/' ? '/faq/' : '/services/'}"]`).first()
    const target = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL(`**${target}`)
    await expect(page.locator('main h1')).toBeFocused()
  }
})

test.describe('with one hash less', () => {
  test.use({ expectedProblems: [/Content Security Policy/] })

  test('each hash is missed', async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const all = exportedHashes()
    const pages = readPages('out')
    const empty = inlineHashes([]).styles
    const useless: string[] = []
    for (const kind of ['scripts', 'styles'] as const)
      for (const hash of all[kind].filter((each) => !empty.includes(each))) {
        const holder = pages.find(({ html }) => inlineHashes([html])[kind].includes(hash))
        const context = await browser.newContext()
        await servePolicy(context, noneOutside, { ...all, [kind]: all[kind].filter((each) => each !== hash) })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        await page.goto(`${baseURL ?? ''}/${(holder?.name ?? '').replace(/index\.html$/, '')}`)
        if (!complaints.some((text) => text.includes(hash.slice(1, -1)))) useless.push(hash)
        await context.close()
      }
    expect(useless).toEqual([])
  })
})
