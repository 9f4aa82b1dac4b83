import { inlineHashes } from '@/scripts/after-export/policy'
import { expect, test } from '../support/browser'
import { readFileSync } from 'node:fs'
import { exportedHashes, noneOutside, servePolicy } from '../support/policy'
import { testedDir } from '../support/tested-export'

// Every browser test runs under the policy and fails on a breach, and every-page.browser.ts opens every page. Here: that a breach would be seen.

test.describe('with one hash less', () => {
  test.use({ expectedProblems: /Content Security Policy/ })

  // Those of the policy are read from the pages themselves (policy.unit.test.ts), so that none is useless: one of each kind tells.
  for (const kind of ['scripts', 'styles'] as const)
    test(`one of the home page’s ${kind} is missed`, async ({ context, page }) => {
      const empty = inlineHashes([]).styles
      const [missing = ''] = inlineHashes([readFileSync(`${testedDir}/index.html`, 'utf8')])[kind].filter((hash) => !empty.includes(hash))
      const all = exportedHashes()
      await servePolicy(context, noneOutside, { ...all, [kind]: all[kind].filter((hash) => hash !== missing) })
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.goto('/')
      await expect.poll(() => complaints.join(' ')).toContain(missing.slice(1, -1))
    })
})
