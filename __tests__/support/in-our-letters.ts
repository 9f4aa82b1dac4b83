import type { Page } from '@playwright/test'

/**
 * A font that comes late stays away for the whole visit (components/theme/fonts.ts): on a busy machine a title then takes a line more. Here it is waited
 * for, so that what is measured is measured in ours.
 */
export const inOurLetters = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
    await document.fonts.ready
  })
