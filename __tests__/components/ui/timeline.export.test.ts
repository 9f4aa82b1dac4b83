import { expect, test } from '@jest/globals'
import { foldText, openExported } from '../../support/exported-pages'

test('draws each delay to scale, beside its words', () => {
  const spans = [...openExported('/services/').querySelectorAll('main figure li:has(> svg)')].map(
    (span) => {
      const [from = 0, width = 0] = ['x', 'width'].map((name) =>
        Number(span.querySelector('rect')?.getAttribute(name)),
      )
      const weeks = Number(span.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])
      return [foldText(span.querySelector('strong')?.textContent ?? ''), from, from + width, weeks]
    },
  )
  expect(spans).toEqual([
    ['Parfois quelques jours', 0, expect.closeTo(6 / 7, 1), 4],
    ['De 2 à 4 semaines', 2, 4, 4],
  ])
})
