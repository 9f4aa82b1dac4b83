import type { Page } from '@playwright/test'

const maxWords = 60
const maxWordsBySkipLink = 6

const countWords = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0

/** Names as a screen reader says them, one a line: `link "Contact"`, `text: 8 h 30`. */
const readNames = (snapshot: string) =>
  snapshot
    .split('\n')
    .filter((line) => !line.includes('- /url:'))
    .map((line) => /"(.*)"|: (.*)$/.exec(line))
    .map((match) => match?.[1] ?? match?.[2] ?? '')
    .filter((name) => name !== '')

/** Counts the words that a screen reader says before the title, without the names of roles. */
export async function findWordsBeforeTitle(page: Page): Promise<string[]> {
  const [header = ''] = (await page.locator('body').ariaSnapshot()).split(/- '?heading .*level=1/)
  const names = readNames(header)
  const count = countWords(names.join(' '))
  const skipLink = page.locator('header a').first()
  const target = await skipLink.getAttribute('href')
  const bySkipLink = countWords(await skipLink.innerText())
  return [
    count > maxWords ? `${String(count)} words before the title: ${names.join(' | ')}` : [],
    bySkipLink > maxWordsBySkipLink ? `${String(bySkipLink)} words by the skip link` : [],
    (await page.locator(`h1${target ?? ''}`).count()) === 1 ? [] : 'no title at the skip link',
  ].flat()
}
