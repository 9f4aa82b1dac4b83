import { bindHyphens } from '@/content/typography'

/** Words as a page prints them: Playwright takes every space for another, and no hyphen. Written in a test with those of a keyboard. */
export const printed = bindHyphens
