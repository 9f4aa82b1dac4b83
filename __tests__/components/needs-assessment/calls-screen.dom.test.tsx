import { beforeEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { needsAssessmentPage, phoneNumbers, urgentPage } from '@/content/words'
import { getTexts, openAssessment } from './open-assessment'

const { flags } = needsAssessmentPage.first

beforeEach(() => openAssessment('appel', { q1: Object.keys(flags) }))

it('shows the title and the numbers of every flag, in their order', () => {
  const links = [...document.querySelectorAll('#appel a[href^="tel:"]')]
  expect(getTexts('#appel h3')).toEqual(Object.values(flags).map(({ title }) => title))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(flags).flatMap(({ calls }) =>
      calls.map(({ number }) => phoneNumbers[number].href),
    ),
  )
})

it('lets a visitor who is afraid leave the site at once', () => {
  const exit = screen.getByRole<HTMLAnchorElement>('link', { name: urgentPage.leave.label })
  expect([exit.href, exit.rel, exit.target]).toEqual([urgentPage.leave.url, 'noreferrer', ''])
  expect(exit.nextElementSibling?.textContent).toBe(urgentPage.leave.longNote)
})
