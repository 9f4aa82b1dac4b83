import { inlineHashes } from '@/scripts/after-export/policy'
import { expect, test } from '../support/browser'
import { readExported } from '../support/exported-pages'
import { exportedHashes, noneOutside, servePolicy } from '../support/policy'

// Every browser test runs under the policy and fails on a breach, and every-page.browser.ts opens every page. Here: that a breach would be seen.

test.describe('with one hash less', () => {
  test.use({ expectedProblems: /Content Security Policy/ })

  // Those of the policy are read from the pages themselves (policy.unit.test.ts), so that none is useless: one of each kind tells.
  for (const kind of ['scripts', 'styles'] as const)
    test(`one of the home page’s ${kind} is missed`, async ({ context, page }) => {
      const empty = inlineHashes([]).styles
      const [missing = ''] = inlineHashes([readExported('index.html')])[kind].filter((hash) => !empty.includes(hash))
      const all = exportedHashes()
      await servePolicy(context, noneOutside, { ...all, [kind]: all[kind].filter((hash) => hash !== missing) })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.goto('/')
      await expect.poll(() => complaints.join(' ')).toContain(missing.slice(1, -1))
    })
})
