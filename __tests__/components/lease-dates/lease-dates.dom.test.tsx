import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import LeaseDates from '@/components/lease-dates/lease-dates'
import { closedDays, lease } from '@/content/words'
import { getElement } from '../../support/get-element'

const { dates: words } = lease

/** Types these dates, and asks for the tasks. */
function ask(dates: Record<string, string>) {
  render(
    <LeaseDates
      words={words}
      errorPrefix="À corriger :"
      closedDays={closedDays.map(({ day }) => day.iso)}
    />,
  )
  for (const [name, value] of Object.entries(dates))
    fireEvent.change(getElement(`#${name}`), { target: { value } })
  fireEvent.click(screen.getByText(words.show))
}

const getDescription = () =>
  document.getElementById(
    document.activeElement?.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  )?.textContent

it.each([
  ['end', {}],
  ['received', { end: '2027-06-30', received: '0027-03-10' }],
  ['move', { move: '2031-05-15' }],
])('focuses the field « %s » that is wrong, under its error', (name, dates) => {
  ask(dates)
  expect(document.activeElement?.id).toBe(name)
  expect(getDescription()).toBe(`À corriger : ${words.error}`)
  expect(document.querySelector('ol')).toBeNull()
})

it('focuses the title of the tasks, each with its source', () => {
  ask({ received: '2027-03-10' })
  expect(document.activeElement?.textContent).toBe(words.result)
  expect(document.querySelector('li time')?.textContent).toContain('vendredi 9')
  expect(document.querySelector('li a')?.textContent).toBe(words.sources.reply.label)
})

it('hides the tasks when a date changes', () => {
  ask({ received: '2027-03-10' })
  fireEvent.change(getElement('#received'), { target: { value: '2027-03-11' } })
  expect(document.querySelector('ol')).toBeNull()
})

it('says that a day is past', () => {
  jest.useFakeTimers({ now: new Date('2027-04-10T16:00:00Z') })
  ask({ received: '2027-03-10' })
  expect(document.querySelector('li time')?.textContent).toContain(words.past)
})
