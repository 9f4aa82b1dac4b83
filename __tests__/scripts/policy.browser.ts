import { openPopup } from '../islands/request/visitor'
import { expect, test } from '../support/browser'
import { exportedHashes, noneOutside, servePolicy } from '../support/policy'
import { readPages } from '@/scripts/after-export/pages'
import { inlineHashes } from '@/scripts/after-export/policy'

// Every browser test runs under the policy and fails on a breach, and every-page.browser.ts opens every page. Here: that a breach would be seen.

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
        // What no page holds comes with the popup, which is put into any page.
        if (holder) await page.goto(`${baseURL ?? ''}/${holder.name.replace(/index\.html$/, '')}`)
        else await openPopup(page, `${baseURL ?? ''}/`)
        if (!complaints.some((text) => text.includes(hash.slice(1, -1)))) useless.push(hash)
        await context.close()
      }
    expect(useless).toEqual([])
  })
})
