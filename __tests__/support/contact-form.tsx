import { beforeEach } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import ContactForm from '@/components/contact-form/contact-form'
import { calendar } from '@/content/calendar'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { stubFunction } from './fetch-answer'
import { visitor } from './visitor'

/** The function of each test, which accepts every message. */
export let backend: ReturnType<typeof stubFunction>
beforeEach(() => {
  backend = stubFunction()
})

export const noValues = { seekingFor: '', name: '', phone: '', email: '', message: '' }
type Values = Partial<typeof visitor>

export const names = Object.keys(visitor) as (keyof typeof visitor)[]

export const getField = (name: keyof Values) =>
  screen.getByLabelText<HTMLInputElement>(words.forms.fields[name].label)

export const getValues = () => Object.fromEntries(names.map((name) => [name, getField(name).value]))

export function fill(values: Values = visitor) {
  for (const [name, value] of Object.entries(values)) {
    const write = name === 'seekingFor' ? fireEvent.change : fireEvent.input
    write(getField(name as keyof Values), { target: { value } })
  }
}

export const submit = () => fireEvent.click(screen.getByText(words.forms.submit))

export const openForm = (closedPeriod?: string) =>
  render(
    <ContactForm
      words={words.forms}
      agencyContact={site}
      calendar={calendar}
      closedPeriod={closedPeriod}
      pageNames={{ '/': 'Contact', '/services': 'Services' }}
    />,
  )

export function openFilled(values?: Values) {
  const opened = openForm()
  fill(values)
  return opened
}

export function openAndSubmit(values?: Values) {
  openFilled(values)
  submit()
}

/** Returns true where the visitor is asked before leaving the page. */
export const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** jsdom has no other page. */
export function followLink(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

export const getPrivacyLink = () =>
  screen.getByRole('link', { name: words.forms.privacy.link.label })
