import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { words as siteWords } from '@/content/words'
import { getElement } from '../../support/get-element'
import { islands } from '../../support/islands'

const { dates: words } = siteWords.leasePage

const getTask = () => document.querySelector('li time')?.textContent

function ask(dates: Record<string, string>) {
  jest.useFakeTimers({ now: new Date('2027-04-10T16:00:00Z') })
  render(islands['lease-dates'])
  for (const [name, value] of Object.entries(dates))
    fireEvent.change(getElement(`#${name}`), { target: { value } })
  fireEvent.click(screen.getByText(words.show))
}

test.each([
  ['end', {}],
  ['received', { end: '2027-06-30', received: '0027-03-10' }],
  ['move', { move: '2031-05-15' }],
])('focuses the field « %s » that is wrong, under its error', (name, dates) => {
  ask(dates)
  expect(document.activeElement).toBe(getElement(`#${name}[aria-describedby^="${name}-error"]`))
  expect(getElement(`#${name}-error`).textContent).toBe(
    `${siteWords.toolLabels.errorPrefix} ${words.error}`,
  )
  expect(getTask()).toBeUndefined()
})

test('lists each task with its source, past or not, until a date changes', () => {
  ask({ received: '2027-03-10' })
  expect(getTask()).toBe(`vendredi 9\u00A0avril 2027 ${words.past}`)
  expect(getElement('li a').textContent).toBe(words.sources.reply.label)
  fireEvent.change(getElement('#received'), { target: { value: '2027-03-11' } })
  expect(getTask()).toBeUndefined()
})
