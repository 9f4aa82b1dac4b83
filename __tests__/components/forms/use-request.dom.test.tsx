import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { forms } from '@/content/words'
import {
  isAskedBeforeLeaving,
  follow,
  getField,
  getPrivacyLink,
  getValues,
  noValues,
  openAndSubmit,
  submit,
  visitor,
} from '../../support/contact-form'
import { answer, stubFunction } from '../../support/fetch-answer'

let backend: ReturnType<typeof stubFunction>
beforeEach(() => {
  backend = stubFunction()
})

it('disables the button while it sends, and asks before the page is left', async () => {
  let respond = (_: Response) => undefined as void
  backend.send.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  openAndSubmit()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoi en cours...' })
  expect(button.disabled).toBe(true)
  follow(getPrivacyLink())
  expect(isAskedBeforeLeaving()).toBe(true)
  await act(async () => respond(answer(200)))
  expect(await screen.findByText(forms.contact.success)).toBeTruthy()
})

it('ignores clicks for a second after a success, then offers an empty form', async () => {
  jest.useFakeTimers()
  openAndSubmit()
  await act(() => jest.advanceTimersByTimeAsync(0))
  const restart = () => fireEvent.click(screen.getByRole('button', { name: forms.contact.again }))
  restart()
  expect(screen.getByText(forms.contact.success)).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  restart()
  act(() => jest.runAllTimers())
  expect(document.activeElement).toBe(getField('seekingFor'))
  expect(getValues()).toEqual(noValues)
})

it.each([
  ['the function refuses', async () => answer(500)],
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('keeps the fields when %s, and sends again under the same key', async (_, fail) => {
  backend.send.mockImplementationOnce(fail)
  openAndSubmit()
  const failure =
    'Une erreur est survenue. Veuillez réessayer ou nous contacter directement par téléphone.'
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(document.activeElement?.className).toBe('outcome')
  expect(getValues()).toEqual(visitor)
  submit()
  expect(await screen.findByText(forms.contact.success)).toBeTruthy()
  expect(screen.queryByText(failure)).toBeNull()
  expect(backend.getMessages()).toEqual([visitor, visitor])
  expect(new Set(backend.getClientInfo()).size).toBe(1)
})
