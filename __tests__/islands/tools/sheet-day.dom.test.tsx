import { beforeEach, describe, expect, it } from '@jest/globals'
import { dateSheet, longDay } from '@/components/islands/parts/sheet-day'

/** Written with · for the space that never breaks, so that a reader sees it. */
const shown = (text: string | null | undefined) => text?.replaceAll('\u00A0', '·')

describe('the day at the head of the sheet', () => {
  it.each([
    [new Date(2026, 10, 22), '22·novembre·2026'],
    [new Date(2026, 11, 1), '1er·décembre·2026'],
    [new Date(2027, 0, 11), '11·janvier·2027'],
    [new Date(2028, 1, 29), '29·février·2028'],
  ])('%s', (day, text) => {
    expect(shown(longDay(day))).toBe(text)
  })

  beforeEach(() => {
    document.body.innerHTML =
      '<p><span data-sheet="empty">Feuille à remplir</span><span data-sheet="printed" hidden>Imprimé le <time></time></span></p>'
  })

  const visible = () => document.querySelector<HTMLElement>('[data-sheet]:not([hidden])')?.textContent

  it('takes the place of what the blank sheet says, and gives it back', () => {
    dateSheet(document, new Date(2026, 11, 1))
    expect(shown(visible())).toBe('Imprimé le 1er·décembre·2026')
    dateSheet(document, undefined)
    expect(visible()).toBe('Feuille à remplir')
  })
})
