import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { words } from '@/content/words'
import { getTexts, openAssessment } from './open-assessment'

const { emergencies } = words.needsAssessmentPage.first

beforeEach(() => openAssessment('appel', { emergencies: Object.keys(emergencies) }))

test('shows the title and the numbers of every emergency, in their order', () => {
  const links = [...document.querySelectorAll('#appel a[href^="tel:"]')]
  expect(getTexts('#appel h3')).toEqual(Object.values(emergencies).map(({ title }) => title))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(emergencies).flatMap(({ calls }) =>
      calls.map(({ phoneKey }) => words.phoneNumbers[phoneKey].href),
    ),
  )
})

test('lets a visitor who is afraid leave the site at once', () => {
  const exit = screen.getByRole<HTMLAnchorElement>('link', {
    name: words.urgentPage.quickExit.label,
  })
  expect([exit.href, exit.rel, exit.target]).toEqual([
    words.urgentPage.quickExit.url,
    'noreferrer',
    '',
  ])
  expect(exit.nextElementSibling?.textContent).toBe(words.urgentPage.quickExit.longNote)
})
