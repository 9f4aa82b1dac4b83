import { expect, test } from '@jest/globals'
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react'
import {
  backend,
  fill,
  getField,
  names,
  openForm,
  openAndSubmit,
  submit,
} from '../../../support/contact-form'
import { visitor } from '../../../support/visitor'

test('counts the errors, describes each field by its own, and focuses the first', async () => {
  openForm()
  submit()
  const count = 'Il reste 5 réponses à corriger.'
  expect(await screen.findByText(count, { selector: '.form-error-summary' })).toBeTruthy()
  expect(document.activeElement).toBe(getField('seekingFor'))
  for (const name of names) {
    const [id = ''] = getField(name).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(id)?.textContent).toMatch(/^À\scorriger\s:\s./)
    expect(getField(name).getAttribute('aria-invalid')).toBe('true')
  }
  expect(backend.send).not.toHaveBeenCalled()
})

test('removes an error once its field is corrected', async () => {
  openAndSubmit({ ...visitor, email: 'lucie' })
  const error = await screen.findByText(/Il manque le @/)
  fill({ email: visitor.email })
  await waitForElementToBeRemoved(error)
  expect(getField('email').getAttribute('aria-invalid')).toBe('false')
})

test('keeps the words of an error while its answer is typed', async () => {
  openAndSubmit({ ...visitor, phone: '' })
  const error = await screen.findByText(/Écrivez votre numéro/)
  const { textContent } = error
  for (const phone of ['4', '418', '418 555']) {
    fill({ phone })
    await act(async () => undefined)
    expect(error.textContent).toBe(textContent)
  }
  fill({ phone: visitor.phone })
  await waitForElementToBeRemoved(error)
})

test('brings no error back before the next submit', async () => {
  openAndSubmit({ ...visitor, email: 'lucie' })
  const error = await screen.findByText(/Il manque le @/)
  fill({ email: visitor.email })
  await waitForElementToBeRemoved(error)
  fill({ email: 'lucie@' })
  await act(async () => undefined)
  expect(getField('email').getAttribute('aria-invalid')).toBe('false')
  submit()
  expect(await screen.findByText(/^Il manque la fin/)).toBeTruthy()
})
