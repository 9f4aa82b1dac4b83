import { beforeEach, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { CallsScreen } from '@/components/needs-assessment/calls-screen'
import type { Flag } from '@/lib/assess-needs'
import { needsAssessment, numbers, urgent } from '@/content/words'
import { getTexts } from './open-assessment'

const flags = Object.values(needsAssessment.first.flags)

beforeEach(() => {
  render(
    <CallsScreen
      words={needsAssessment}
      numbers={numbers}
      exit={urgent.leave}
      flags={Object.keys(needsAssessment.first.flags) as Flag[]}
      onContinue={() => undefined}
    />,
  )
})

it('shows the title and the numbers of every flag, in their order', () => {
  const links = [...document.querySelectorAll('a[href^="tel:"]')]
  expect(getTexts('h3')).toEqual(flags.map(({ title }) => title))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    flags.flatMap(({ calls }) => calls.map(({ number }) => numbers[number].href)),
  )
})

it('lets a visitor who is afraid leave the site at once', () => {
  const exit = screen.getByRole<HTMLAnchorElement>('link', { name: urgent.leave.label })
  expect([exit.href, exit.rel, exit.target]).toEqual([urgent.leave.url, 'noreferrer', ''])
  expect(exit.nextElementSibling?.textContent).toBe(urgent.leave.longNote)
})
