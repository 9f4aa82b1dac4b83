import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { words } from '@/content/words'
import {
  backend,
  isAskedBeforeLeaving,
  followLink,
  getField,
  getPrivacyLink,
  getValues,
  noValues,
  openAndSubmit,
  submit,
} from '../../../support/contact-form'
import { visitor } from '../../../support/visitor'
import { answer } from '../../../support/fetch-answer'

test('disables the button while it sends, and asks before the page is left', async () => {
  let respond = (_: Response) => undefined as void
  backend.send.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  openAndSubmit()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Envoi en cours...' })
  expect(button.disabled).toBe(true)
  followLink(getPrivacyLink())
  expect(isAskedBeforeLeaving()).toBe(true)
  await act(async () => respond(answer(200)))
  expect(await screen.findByText(words.forms.contact.success)).toBeTruthy()
})

test('offers an empty form again after a success', async () => {
  openAndSubmit()
  fireEvent.click(await screen.findByRole('button', { name: words.forms.contact.again }))
  await waitFor(() => expect(document.activeElement).toBe(getField('seekingFor')))
  expect(getValues()).toEqual(noValues)
})

test('says so when the browser itself fails, and sends at the next try', async () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new Error('no random values')
  })
  openAndSubmit()
  expect(await screen.findByText(words.forms.contact.failure)).toBeTruthy()
  submit()
  expect(await screen.findByText(words.forms.contact.success)).toBeTruthy()
})

test('keeps the fields when the function refuses, and sends again under the same key', async () => {
  backend.send.mockResolvedValueOnce(answer(500))
  openAndSubmit()
  const failure =
    'Une erreur est survenue. Veuillez réessayer ou nous contacter directement par téléphone.'
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.queryByText(/^Un premier envoi/)).toBeNull()
  expect(document.activeElement?.getAttribute('data-part')).toBe('result')
  expect(getValues()).toEqual(visitor)
  submit()
  expect(await screen.findByText(words.forms.contact.success)).toBeTruthy()
  expect(screen.queryByText(failure)).toBeNull()
  expect(backend.getMessages()).toEqual([visitor, visitor])
  expect(new Set(backend.getClientInfo()).size).toBe(1)
})

test('takes the failure away when the form refuses the next submit', async () => {
  backend.send.mockResolvedValueOnce(answer(500))
  openAndSubmit()
  expect(await screen.findByText(words.forms.contact.failure)).toBeTruthy()
  fireEvent.input(getField('name'), { target: { value: '' } })
  submit()
  await waitFor(() => expect(getField('name').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByText(words.forms.contact.failure)).toBeNull()
})
