import { test } from '@jest/globals'
import { site } from '@/content/site'
import { words } from '@/content/words'

/** True until the sample agency, advisors and testimonials are replaced. */
const isSampleContent = [site, ...words.advisors, ...words.testimonials].every(
  ({ isSample }) => isSample,
)

/** Registers a test that quotes the sample content, as long as the content is that sample. */
export function sampleTest(title: string, run: () => void): void {
  if (isSampleContent) test(title, run)
  else console.log(`Not registered, the sample content is replaced: ${title}`)
}
