import type { BrowserContext } from '@playwright/test'
import { readHtml } from '@/scripts/after-export/pages'
import { testedDir } from './tested-export'
import { contentPolicy, inlineHashes, type Hashes, type Outside } from '@/scripts/after-export/policy'

export const exportedHashes = () => inlineHashes(readHtml(testedDir).map(({ html }) => html))

export const noneOutside: Outside = { functionHost: '', chat: { provider: 'aucun', scriptUrl: '' } }

/**
 * The site under test is built for itself alone: its pages come with the policy of a site that was built otherwise. Not those that Chromium fetches ahead,
 * under the pointer: Playwright does not see them. So pages are gone to, not led to by a link.
 */
export async function servePolicy(context: BrowserContext, outside: Outside, hashes: Hashes = exportedHashes()) {
  const policy = contentPolicy(hashes, outside)
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback()
      return
    }
    // The server may close an idle connection as it is taken up again: a browser asks twice by itself.
    const response = await route.fetch({ maxRetries: 2 })
    const html = await response.text()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': `${policy}; frame-ancestors 'none'` },
      body: html.replace(/(<meta http-equiv="Content-Security-Policy" content=")[^"]*/, (_, start: string) => start + policy),
    })
  })
}
