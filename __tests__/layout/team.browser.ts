import { advisors } from '@/content/team'
import { expect, test } from '../support/browser'
import { withoutPopup } from '../support/popup'

test.use({ viewport: { width: 1440, height: 900 } })

test('each advisor stands beside the object of her words, in columns 1 to 4, drawn by the server and silent', async ({ page }) => {
  await withoutPopup(page)
  await page.goto('/notre-equipe/')
  const drawn = await page.locator('main article').evaluateAll((people) =>
    people.map((person) => {
      const [drawing, ...others] = person.querySelectorAll('svg')
      const box = drawing?.getBoundingClientRect() ?? new DOMRect()
      const edge = person.getBoundingClientRect()
      return {
        person: person.querySelector('h3')?.textContent,
        others: others.length,
        isSilent: drawing?.getAttribute('aria-hidden') === 'true',
        strokes: drawing?.innerHTML ?? '',
        startsAt: Math.round(box.left - edge.left),
        share: box.width / edge.width,
        endsBeforeWords: box.right < (person.querySelector('h3')?.getBoundingClientRect().left ?? 0),
        pictures: person.querySelectorAll('picture').length,
      }
    }),
  )
  expect(drawn.map(({ person }) => person)).toEqual(advisors.map(({ name }) => name))
  expect(new Set(drawn.map(({ strokes }) => strokes)).size).toBe(advisors.length)
  for (const { strokes, share, ...rest } of drawn) {
    expect(rest).toEqual({ person: rest.person, others: 0, isSilent: true, startsAt: 0, endsBeforeWords: true, pictures: 0 })
    expect(strokes.length).toBeGreaterThan(300)
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(4 / 12)
  }
})
